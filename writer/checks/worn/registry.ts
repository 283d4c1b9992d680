import type { LanguageCode } from '#contract/options.ts'
import { ar } from '#writer/checks/worn/ar.ts'
import { bn } from '#writer/checks/worn/bn.ts'
import { en } from '#writer/checks/worn/en.ts'
import { es } from '#writer/checks/worn/es.ts'
import { hi } from '#writer/checks/worn/hi.ts'
import { ja } from '#writer/checks/worn/ja.ts'
import { ru } from '#writer/checks/worn/ru.ts'
import { ur } from '#writer/checks/worn/ur.ts'

/** Worn phrases by language; a language joins with one line. */
export const wornPhrases: Readonly<Partial<Record<LanguageCode, readonly RegExp[]>>> = {
  en,
  es,
  fr: [
    /dans (?:le|un) monde (?:d['’]aujourd['’]hui|en constante évolution|trépidant)/iu,
    /libére[rz]? (?:le|votre|ton) (?:plein )?potentiel/iu,
    /au niveau supérieur/iu,
    /ne cherchez (?:pas )?plus/iu,
    /révolutionn(?:e|er|aire)/iu,
    /ce n['’]est pas (?:juste|seulement) [^.!?\n]{1,60}, c['’]est/iu,
    /plong(?:ez|eons) dans/iu,
    /change(?:r)? la donne/iu,
  ],
  de: [
    /in der heutigen (?:schnelllebigen|digitalen|modernen) (?:welt|zeit)/iu,
    /(?:volles |dein |ihr )?potenzial (?:entfesseln|freisetzen|ausschöpfen)/iu,
    /auf das nächste level|aufs nächste level/iu,
    /revolutionier/iu,
    /nicht nur [^.!?\n]{1,60}, sondern auch/iu,
    /tauche? (?:ein|wir ein)/iu,
    /game[- ]?changer/iu,
  ],
  pt: [
    /no mundo (?:acelerado|atual|de hoje)/iu,
    /(?:desbloque(?:ie|ar)|liberte|libere) (?:o|todo o|seu) (?:poder|potencial)/iu,
    /(?:ao|para o) próximo nível/iu,
    /não procure mais/iu,
    /revolucion(?:ar|ário|e)/iu,
    /não (?:é|se trata) (?:só|apenas) (?:de )?[^.!?\n]{1,60}, é/iu,
    /mergulhe/iu,
    /divisor de águas/iu,
  ],
  it: [
    /nel mondo (?:frenetico|di oggi|odierno)/iu,
    /sblocca(?:re)? (?:il|tutto il) (?:tuo )?potenziale/iu,
    /al livello successivo/iu,
    /non cercare oltre/iu,
    /rivoluzion(?:a|are|ario)\b/iu,
    /non è solo [^.!?\n]{1,60}, è/iu,
    /immergiti/iu,
  ],
  ru,
  hi,
  ja,
  zh: [/在当今(?:快节奏|数字化|瞬息万变)/u, /释放.{0,6}潜力/u, /更上一层楼/u, /改变游戏规则/u, /不仅仅是.{1,30}更是/u],
  ko: [/빠르게 변화하는 (?:오늘날|세상|현대)/u, /잠재력을 (?:깨우|발휘|최대한)/u, /다음 단계로 끌어올/u, /게임 ?체인저/u],
  ar,
  ur,
  bn,
}
