import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const questions: PhraseBook['posts']['questions'] = {
  any: [
    'Et de votre côté, [comment ça se passe|qu’en dites-vous] ?',
    '{topic} : quel est votre premier souvenir ?',
    'Par quoi commenceriez-vous ?',
    'Qu’est-ce qui vous a fait changer de regard ?',
    '{topic} : quelle question reste sans réponse pour vous ?',
    'Qui vous en a parlé pour la première fois ?',
    'Que vous inspire {quoted} ?',
    'Qu’est-ce qui vous [plaît|intrigue] le plus ?',
    'Que diriez-vous à quelqu’un qui débute ?',
    'Sur quoi avez-vous changé d’avis depuis un an ?',
    'Qu’auriez-vous envie d’en dire ?',
  ],
  casual: ['Je me trompe ou pas ?', 'Et vous, vous en pensez quoi ?', 'Ça vous parle, ou je délire ?'],
  professional: [
    'Comment abordez-vous ce sujet dans votre équipe ?',
    'Quelle méthode a fait ses preuves chez vous ?',
    'Quel point vous semble prioritaire dans votre métier ?',
  ],
  formal: [
    'Quelle est votre analyse de la question ?',
    'Quel aspect vous paraît devoir être approfondi ?',
    'Quel est votre point de vue ?',
  ],
  conversational: ['C’est quoi, votre histoire à vous ?', 'Ça vous est déjà arrivé ?', 'Chez vous, ça se passe comment ?'],
  persuasive: [
    'Qu’est-ce qui vous empêche d’essayer une fois ?',
    'Si ce n’est pas maintenant, quand ?',
    'Qu’avez-vous à perdre à regarder de plus près ?',
  ],
  humorous: ['Avouez, vous aussi ?', 'Chez vous, qui gagne ce débat ?', 'Dites-moi que je ne suis pas un cas isolé, d’accord ?'],
  entertaining: [
    'À votre avis, que se passe-t-il dans la scène suivante ?',
    'Quelle scène garderiez-vous ?',
    'Quel serait le titre de votre version ?',
  ],
  inspirational: [
    'Quel petit pas ferez-vous aujourd’hui ?',
    'Quelle phrase vous donne du courage ?',
    'Que voudriez-vous vous dire dans un an ?',
  ],
  educational: ['Quel point aimeriez-vous voir expliqué ?', 'Quel exemple prendriez-vous ?', 'Qu’avez-vous appris là-dessus récemment ?'],
  excited: ['Qui partage mon enthousiasme ?', 'Ça vous donne envie à vous aussi ?', 'On commence par quoi ?'],
}

export const calls: PhraseBook['posts']['calls'] = {
  any: [
    'Racontez votre expérience {comments}.',
    'Envoyez ceci à la personne [à qui ça rendrait service|à qui vous pensez].',
    '{topic} : votre meilleur conseil est le bienvenu {comments}.',
    'Faites circuler si le sujet vous parle.',
    'Un autre avis ? Il a sa place {comments}.',
    'Posez votre question {comments}.',
    'Suivez ce compte si le sujet vous intéresse.',
    'Un seul mot pour en parler ? Écrivez-le {comments}.',
    'Identifiez la personne qui se reconnaîtra.',
    'Une anecdote à ce propos ? Racontez-la {comments}.',
    'Votre avis sur le sujet {quoted} a toute sa place {comments}.',
  ],
  casual: ['Lâchez votre anecdote {comments}.', 'Taguez quelqu’un qui saura pourquoi.'],
  professional: ['Partagez votre retour d’expérience {comments}.', 'Faites suivre à vos collègues si le sujet les concerne.'],
  formal: ['Vos remarques sont les bienvenues {comments}.', 'N’hésitez pas à transmettre ce texte aux personnes intéressées.'],
  conversational: ['Dites-moi ce que vous en pensez {comments}.', 'On continue la discussion {comments}.'],
  persuasive: ['Faites-vous votre propre idée dès aujourd’hui.', 'Allez voir par vous-même.'],
  humorous: ['Envoyez ça à quelqu’un qui rira moins que vous.', 'Confessez-vous {comments}, personne ne juge, ou presque.'],
  entertaining: ['Écrivez la scène suivante {comments}.', 'Racontez votre meilleure version {comments}.'],
  inspirational: ['Notez votre petit pas {comments}.', 'Offrez ces mots à quelqu’un qui en a besoin.'],
  educational: ['Expliquez-le avec vos mots {comments}.', 'Gardez ceci pour le relire au calme.'],
  excited: ['Venez vous réjouir avec moi {comments} !', 'Prévenez tout le monde, maintenant !'],
}

export const saves: PhraseBook['posts']['saves'] = [
  'Enregistrez ce post, il resservira.',
  'À mettre de côté pour la prochaine fois.',
  '{topic} : gardez ce post sous la main.',
  'Un enregistrement maintenant, une recherche de moins plus tard.',
  'Trop d’un coup ? Gardez le post et revenez-y.',
  'À ranger dans vos favoris avant de l’oublier.',
  'Ajoutez ce post à vos enregistrements pour le relire tranquillement.',
]

export const comments: PhraseBook['posts']['comments'] = { usual: 'en commentaire', twitter: 'en réponse' }
