import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** What the text did, said to the person who posts it. */
export const why: PhraseBook['posts']['why'] = {
  talk: [
    'La première ligne nomme le sujet, personne n’a donc à deviner.',
    'Le texte ouvre une conversation au lieu de faire la leçon, ce qui laisse de la place aux réponses.',
  ],
  lesson: ['Il donne tout de suite quelque chose d’utile.', 'Il part d’un geste concret, avec sa raison et sa méthode.'],
  mistake: ['Une erreur familière pousse chacun à vérifier la sienne.', 'L’erreur vient avec sa solution, on lit donc jusqu’au bout.'],
  list: ['Une liste courte se parcourt vite et donne envie d’être gardée.', 'Une idée par ligne : l’œil s’y retrouve aussitôt.'],
  myth: [
    'L’idée reçue et la réalité se font face, et ce contraste retient l’attention.',
    'Vérifier une phrase connue donne envie de comparer avec son propre avis.',
  ],
  objection: [
    'Le doute est dit à voix haute avant la réponse, qui passe mieux.',
    'Prendre l’objection au sérieux évite le ton publicitaire.',
  ],
  moment: ['Une scène précise reste plus longtemps en tête qu’une affirmation.', 'Cette petite image rappelle à chacun la sienne.'],
  exercise: ['Il propose une chose faisable le jour même.', 'L’essai demandé est si petit qu’on peut s’y mettre tout de suite.'],
  contrast: ['Deux moments se répondent, l’idée se passe d’explication.', 'Entre l’avant et l’après, chacun peut se situer.'],
  asked: [
    'Votre question ouvre le texte, mot pour mot, et d’autres se la posent sûrement.',
    'Aucune réponse n’est inventée, la discussion reste ouverte.',
  ],
  news: ['Votre nouvelle vient en premier, avec vos mots et sans ajout.', 'L’essentiel est dit d’emblée, les détails vous reviennent.'],
  quiet: [
    'Votre phrase vient d’abord, la suite lui laisse de la place.',
    'Ni conseil ni consolation facile, seulement quelques mots retenus.',
  ],
  closes: {
    question: [
      'Il finit sur une seule question, à laquelle on répond en une ligne.',
      'La question finale invite chacun à parler de soi.',
      'Une question unique à la fin rend la réponse facile.',
    ],
    call: [
      'Il finit sur une seule demande, claire.',
      'Une seule action est proposée, il n’y a pas à choisir.',
      'La dernière ligne demande un petit geste.',
    ],
  },
}

export const redditTitles: PhraseBook['posts']['redditTitles'] = [
  '{topic} : vos avis honnêtes ?',
  '{topic} : qu’auriez-vous aimé savoir avant ?',
  'Vos avis sont les bienvenus : {quoted}',
  '{topic}, quelques observations en vrac',
  'On en discute sans se disputer ? {quoted}',
  'Question à celles et ceux qui s’y connaissent : {topic}',
  '{topic} : ce que personne ne m’avait dit',
  'C’est pareil pour vous, ou ça ne vient que de moi ? {quoted}',
  '{topic} : qu’est-ce qui est surcoté selon vous ?',
  'Qu’en dites-vous ? {quoted}',
  '{topic} : ce que j’ai mis du temps à comprendre',
  '{topic} : l’utile et le superflu',
  '{topic} : quand avez-vous changé d’avis, et pourquoi ?',
]
