/*
 * Sentences of a source that talk to a model instead of readers. They are never points. Nothing else depends on it: a model that reads a
 * source can only choose among its sentences.
 */

const earlier =
  'previous|prior|above|earlier|preceding|system|your|all|any|every|alle|deine|eure|tou(?:te)?s|tes|vos|tutt[ei]|todas|todos|tus|these|those|the|anterior(?:es)?|anteriori|précédent(?:e?s)?|vorherigen?|предыдущи[ех]'
const told =
  'instructions?|prompts?|rules?|guidelines|directives?|commands?|instruc(?:ciones|ções)|istruzioni|consignes|anweisungen|regeln|инструкци[ийю]|указани[яй]|reglas|regras|regole|règles'
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass|ignora|ignorez?|oublie[zr]?|olvida|esqueça|dimentica|vergiss|ignoriere|missachte)\\b[^.!?\\n]{0,40}\\b(?:${earlier}|${told})\\b[^.!?\\n]{0,30}\\b(?:${told})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:reveal|print|repeat|show|output|display)\\b[^.!?\\n]{0,30}\\b(?:system prompt|hidden prompt|your (?:${told}))\\b`,
    'iu',
  ),
  /\b(?:ignore|disregard|forget)\s(?:all |everything )?(?:of )?(?:the )?(?:above|previous|before)\b/iu,
  /\b(?:system prompt|as an ai|as a language model|you are (?:now )?(?:chatgpt|gpt|an? (?:ai|assistant|language model))|ai assistants? (?:must|should)|developer mode|jailbreak|do anything now)\b/iu,
  /(?:^|\s)(?:system|assistant|user)\s?:\s|<\|im_(?:start|end)\|>|\[\/?INST\]|<<\/?SYS>>/iu,
  /(?:забудь|игнорируй|проигнорируй)[^.!?\n]{0,40}(?:инструкци|указани|правил)/iu,
  /(?:निर्देश|आदेश)[^।\n]{0,30}(?:भूल जा|अनदेखा|नज़रअंदाज़)|(?:নির্দেশ)[^।\n]{0,30}(?:ভুলে যাও|উপেক্ষা)/u,
  /(?:تجاهل|انس)[^.\n]{0,30}(?:التعليمات|تعليمات|الأوامر)|(?:ہدایات|احکامات)[^۔\n]{0,30}(?:نظر انداز|بھول جا)/u,
  /(?:忽略|无视|忘记)[^。\n]{0,20}(?:指令|指示|提示|规则)|(?:指示|命令|ルール)を?[^。\n]{0,12}(?:無視|忘れ)|(?:지시|명령|규칙)[^.\n]{0,12}(?:무시|잊)/u,
]

/** Whether a sentence gives orders to a model. */
export const givesOrders = (sentence: string): boolean => patterns.some((pattern) => pattern.test(sentence))
