import type { IdeaPhrases } from '#writer/languages/phrase-book.ts'

/** Ideas that show a scene, or need nothing but the topic. */
export const scenes = {
  askAudience: {
    titles: ['{topic} : à vous la parole', '{topic} : vos réponses font la vidéo', 'Micro ouvert : {topic}'],
    texts: [
      'Posez une question ouverte et lisez les meilleures réponses dans la vidéo suivante.',
      'Ouvrez une boîte à questions en story et faites un carrousel des réponses.',
      'Ne donnez aucun avis : écoutez, triez, montrez.',
    ],
    openings: [
      'Première phrase : « Aujourd’hui, je me tais et vous parlez. »',
      'Premier plan : un champ de commentaire vide, le curseur clignote.',
      'Premier plan : une chaise vide face à la caméra, un micro posé dessus.',
    ],
  },
  moment: {
    titles: ['{topic} : ce moment-là', '{topic}, sans un mot', '{topic} : une minute de vie'],
    texts: [
      'La scène à capter, sans parler, avec le vrai son : {x}',
      'Bâtissez toute la vidéo autour de cet instant : {x}',
      'Un seul instant, et rien avant ni après : {x}',
    ],
    openings: [
      'Premier plan : la respiration juste avant.',
      'Premier plan : si près qu’on pourrait toucher.',
      'Premier plan : un bruit, et l’image qui n’arrive qu’après.',
    ],
  },
  win: {
    titles: ['{topic} : une petite victoire', '{topic} : le jour où ça a marché', 'Aujourd’hui, ça y est : {topic}'],
    texts: [
      'Montrez l’avant et l’après d’une petite réussite : {x}',
      'Célébrez une victoire que personne ne remarque d’habitude : {x}',
      'Racontez ceci : {x} Puis invitez chacun à partager sa propre victoire.',
    ],
    openings: [
      'Première phrase : « C’est une toute petite nouvelle, mais quand même. »',
      'Premier plan : le résultat caché, dévoilé lentement.',
      'Premier plan : un sourire, et la raison juste après.',
    ],
  },
  tools: {
    titles: ['{topic} : ce que je garde sous la main', '{topic} : l’utile et le superflu', 'Dans mon sac : {topic}'],
    texts: [
      'Étalez tout sur la table, {things}, et dites ce dont on pourrait se passer.',
      'Prenez-les en main l’un après l’autre : {things}. Montrez à quoi chacun sert.',
      'Filmez-les en action : {things}. Précisez par lequel commencer.',
    ],
    openings: [
      'Premier plan : la table vue d’en haut, tout est aligné.',
      'Première phrase : « S’il fallait n’en garder qu’un ? »',
      'Premier plan : le sac s’ouvre et se vide, objet après objet.',
    ],
  },
  beforeAfter: {
    titles: ['{topic} : avant, après', '{topic} : même cadre, autre jour', '{topic} et le temps qui passe'],
    texts: [
      'Deux images prises du même endroit, et l’histoire entre les deux.',
      'Gardez le cadre immobile, pour que seul le changement bouge.',
      'Laissez durer l’avant, puis montrez l’après d’un seul coup.',
    ],
    openings: [
      'Premier plan : l’« avant », une seconde de trop.',
      'Premier plan : l’« après », puis on rembobine.',
      'Première phrase : « Regardez bien, c’est le même endroit. »',
    ],
  },
  firstTime: {
    titles: ['{topic} : ma première fois', '{topic} : journal d’une découverte', 'Jamais fait avant : {topic}'],
    texts: [
      'Dites ce que vous imaginez, puis montrez ce qui se passe vraiment.',
      'Gardez le doute, le raté et le rire de la première fois.',
      'Posez-vous la même question au début et à la fin.',
    ],
    openings: [
      'Première phrase : « Je vous préviens, j’ai un peu le trac. »',
      'Premier plan : la main sur la poignée de la porte.',
      'Première phrase : « Je ne sais pas du tout à quoi m’attendre. »',
    ],
  },
  behindTheScenes: {
    titles: ['{topic} : l’envers du décor', '{topic} : ce qu’on coupe d’habitude', '{topic}, côté coulisses'],
    texts: [
      'Montrez le désordre du milieu plutôt que le résultat bien rangé.',
      'Filmez la préparation la plus ennuyeuse, personne ne la montre.',
      'Suivez pendant une journée la personne qu’on ne voit jamais.',
    ],
    openings: [
      'Premier plan : la table en vrac, aucun filtre.',
      'Première phrase : « Normalement, cette partie saute au montage. »',
      'Premier plan : la caméra se retourne vers ce qu’on cache d’habitude.',
    ],
  },
  compare: {
    titles: ['{topic} : deux façons de faire', '{topic} : que choisir ?', '{topic} : le face-à-face'],
    texts: [
      'Comparez deux options sur le même critère, et dites à qui chacune convient.',
      'Cachez les noms et laissez quelqu’un d’autre juger.',
      'Ne désignez pas de gagnant : dites dans quel cas chacune l’emporte.',
    ],
    openings: [
      'Premier plan : deux options, un point d’interrogation au milieu.',
      'Première phrase : « J’étais d’un camp. Maintenant, je ne sais plus. »',
      'Première phrase : « Gauche ou droite ? »',
    ],
  },
  dayWithIt: {
    titles: ['{topic} : une journée entière', 'Du matin au soir : {topic}', '{topic} : vingt-quatre heures sans filtre'],
    texts: [
      'Un plan le matin, un à midi, un le soir, avec l’heure affichée.',
      'Ne gardez que les moments ordinaires, rien de préparé.',
      'Finissez la journée en une phrase : ce que vous referiez, ce que vous laisseriez.',
    ],
    openings: [
      'Premier plan : le réveil sonne, un œil s’ouvre.',
      'Première phrase : « Vous passez la journée avec moi ? »',
      'Premier plan : la cafetière, la fenêtre encore sombre.',
    ],
  },
} satisfies Partial<IdeaPhrases['shapes']>
