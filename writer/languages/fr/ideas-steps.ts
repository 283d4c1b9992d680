import type { IdeaPhrases } from '#writer/languages/phrase-book.ts'

/** Ideas built on a step, a mistake, a claim or an exercise of the field. */
export const steps = {
  tutorial: {
    titles: ['{topic} : {x}', 'Tuto {topic} : {x}', '{X}, du début à la fin'],
    texts: [
      'Montrez comment vous vous y prenez, une fois en entier, une fois pas à pas. {Y}',
      '{Y} Filmez tout d’une traite, pour que l’on puisse suivre en même temps.',
      'Gardez aussi les hésitations, c’est là qu’on apprend. {Y}',
    ],
    openings: [
      'Premier plan : le résultat, puis retour au tout début.',
      'Premier plan : vos mains, juste avant de commencer.',
      'Première phrase : « On le fait ensemble ? »',
    ],
  },
  stepSlowly: {
    titles: ['On prend le temps : {x}', '{topic} : un seul point, de tout près', 'Sans se presser : {x}'],
    texts: [
      'Un seul point, montré sans se presser et avec le vrai son. {Y}',
      '{Y} Ne bougez pas la caméra et laissez durer le plan.',
      'Arrêtez-vous là où l’on hésite d’habitude, et dites pourquoi. {Y}',
    ],
    openings: [
      'Premier plan : gros plan, son direct, aucun commentaire.',
      'Première phrase : « Ce passage-là, tout le monde le bâcle. »',
      'Premier plan : rien ne bouge, puis on commence.',
    ],
  },
  mistake: {
    titles: [
      '{topic} : l’erreur qu’on ne voit pas venir',
      '{topic} : le faux pas classique',
      'Stop ! {topic} : vérifiez ceci avant de continuer',
    ],
    texts: [
      'Montrez d’abord l’erreur : {x} Puis la bonne façon de faire : {y}.',
      'Commettez l’erreur exprès et dites ce qu’elle coûte : {x} La solution : {y}.',
      'Racontez l’erreur : {x} Laissez deviner ce qu’il aurait fallu faire, puis donnez la réponse : {y}.',
    ],
    openings: [
      'Première phrase : « Attendez une seconde. Vous avez vu l’erreur ? »',
      'Premier plan : le résultat raté, et votre tête.',
      'Première phrase : « Je l’ai faite aussi, celle-là. »',
    ],
  },
  mistakeFixed: {
    titles: ['{topic} : de raté à réussi en une vidéo', '{topic} : c’est raté ? Ça se rattrape', 'Le rattrapage du jour : {y}'],
    texts: [
      'Partez du raté : {x} Montrez ensuite comment s’en sortir : {y}.',
      'Deux images côte à côte, la ratée et la bonne. Sous la première : « {X} » Sous la seconde : {y}.',
      'Racontez la fois où cela vous est arrivé : {x} Aujourd’hui, votre façon de faire : {y}.',
    ],
    openings: [
      'Premier plan : écran coupé en deux, le raté et le réussi.',
      'Première phrase : « Cette erreur, c’était la mienne. »',
      'Premier plan : un soupir, puis on reprend depuis le début.',
    ],
  },
  myth: {
    titles: ['Vrai ou faux ? « {X} »', '{topic} : une idée reçue passée au crible', '« {X} » : on vérifie'],
    texts: [
      'Dites la phrase avec aplomb, puis rétablissez les choses : {y}',
      'Écrivez l’idée reçue en grand, barrez-la, et notez dessous ce qu’il en est. {Y}',
      'Cherchez d’où vient cette croyance avant de répondre. {Y}',
    ],
    openings: [
      'Premier plan : la phrase en grand, et un silence.',
      'Première phrase : « Levez la main si vous y avez cru. »',
      'Première phrase : « On me l’a répété cent fois. »',
    ],
  },
  mythVote: {
    titles: ['À vous de voter : « {X} »', '{topic} : d’accord ou pas d’accord ?', 'Sondage : {x}'],
    texts: [
      'Faites voter d’abord, et donnez la réponse le lendemain : {y}',
      'Posez la question à des proches, gardez leurs têtes au montage, puis concluez : {y}',
      'Deux boutons en story, et l’explication dans la suivante. {Y}',
    ],
    openings: [
      'Première phrase : « Votez avant que je réponde. »',
      'Premier plan : deux papiers, un oui et un non.',
      'Premier plan : des gens dans la rue qui hésitent avant de répondre.',
    ],
  },
  objection: {
    titles: ['« {X} » : ma réponse', '{topic} : l’objection qui revient toujours', 'On me dit souvent : « {x} »'],
    texts: [
      'Jouez l’objection avec la voix du spectateur, la réponse avec la vôtre : {y}',
      'Jouez les deux rôles, l’un doute et l’autre explique. La réponse : {y}',
      'Commencez par admettre que la remarque se tient, puis répondez : {y}',
    ],
    openings: [
      'Première phrase : « Quelqu’un m’a écrit ceci hier. »',
      'Premier plan : vous faites non de la tête, puis vous réfléchissez.',
      'Première phrase : « Vous n’avez pas tort, mais écoutez la suite. »',
    ],
  },
  question: {
    titles: ['{X}', 'On répond à tout : {x}', '{topic}, vos questions : {x}'],
    texts: [
      'Répondez à une seule question, avec un seul exemple.',
      'Donnez d’abord la réponse courte, ensuite ses raisons.',
      'Posez la même question à deux personnes et montrez les deux réponses.',
    ],
    openings: [
      'Premier plan : la question en commentaire, à l’écran.',
      'Première phrase : la question, lue telle qu’elle a été posée.',
      'Premier plan : la question écrite à la main sur un bout de papier.',
    ],
  },
  exercise: {
    titles: ['{topic} : l’exercice du jour', '{topic} : on passe à la pratique', 'À faire ce soir : {topic}'],
    texts: [
      'Faites l’exercice en même temps que ceux qui regardent : {x}',
      '{X} Faites-le vous-même à l’écran, puis demandez les résultats.',
      'Affichez la consigne et laissez le temps de la suivre : {x}',
    ],
    openings: [
      'Première phrase : « Pas demain, maintenant. »',
      'Premier plan : tout est prêt sur la table, il ne manque que vous.',
      'Première phrase : « On le fait ensemble, je vous attends. »',
    ],
  },
  challenge: {
    titles: ['{topic} : le défi de la semaine', 'Défi accepté : {topic}', '{topic} : le défi à deux'],
    texts: [
      'Un petit exercice chaque jour pendant une semaine, et un plan filmé chaque soir. La consigne : {x}',
      'Défiez quelqu’un et montrez les deux résultats côte à côte. La consigne : {x}',
      'Gardez le même cadre au premier et au dernier jour. Le défi : {x}',
    ],
    openings: [
      'Première phrase : « Premier jour, vous êtes témoins. »',
      'Premier plan : une croix sur le calendrier.',
      'Première phrase : « Qui me suit jusqu’à dimanche ? »',
    ],
  },
  checklist: {
    titles: ['{topic} : la liste à garder', '{topic} : tout vérifier avant de commencer', 'À cocher en premier : {x}'],
    texts: [
      'Cochez les points un par un à l’écran, en commençant par celui-ci : {x}. {Y}',
      'Faites-en un carrousel, un point par image. Le premier : {x}. {Y}',
      'Écrivez la liste à la main et expliquez la première ligne : {x}. {Y}',
    ],
    openings: [
      'Premier plan : une liste vide et un stylo.',
      'Première phrase : « Gardez cette vidéo, elle resservira. »',
      'Premier plan : un crayon qui coche la première case.',
    ],
  },
  miniSeries: {
    titles: ['{topic} : la mini-série en trois épisodes', '{topic}, épisode un : {x}', '{topic}, un petit épisode à la fois'],
    texts: [
      'Trois épisodes courts, trois conseils : {one}, {two}, {three}.',
      'Un conseil par épisode, et le premier sera : {x}. {Y}',
      'Terminez chaque épisode par un aperçu du suivant. D’abord : {one}. Ensuite : {two}.',
    ],
    openings: [
      'Première phrase : « Épisode un, on part de zéro. »',
      'Premier plan : trois cartes retournées, on en dévoile une.',
      'Première phrase : « Trois vidéos, pas une de plus. »',
    ],
  },
  teachSomebody: {
    titles: ['{topic} : j’explique tout à ma mère', '{topic} : tout expliquer à quelqu’un qui n’y connaît rien', 'Première leçon : {x}'],
    texts: [
      'Filmez une personne qui débute et gardez toutes ses questions. Pour commencer : {x}.',
      'Expliquez un seul geste, {x}, et gardez la question à laquelle vous n’aviez pas de réponse. {Y}',
      'Transmettez deux conseils à la suite : {one}, puis {two}. Gardez les rires et les blocages.',
    ],
    openings: [
      'Première phrase : « C’est sa toute première fois. »',
      'Premier plan : deux paires de mains, dont une qui hésite.',
      'Première phrase : « Promis, on ne se moque pas. »',
    ],
  },
} satisfies Partial<IdeaPhrases['shapes']>
