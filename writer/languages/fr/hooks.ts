import { exercise, lesson, list, mistake } from '#writer/languages/fr/hooks-advice.ts'
import { contrast, moment, myth, objection } from '#writer/languages/fr/hooks-views.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** First lines of a post. The topic stands before a colon, alone, or after a generic noun, so that it needs no article. */
export const hooks: PhraseBook['posts']['hooks'] = {
  talk: {
    any: [
      '{topic} : [on en parle|parlons-en] [franchement|sans détour|simplement].',
      'Le sujet du jour : {topic}.',
      '{topic} : [un sujet dont on parle trop peu|on en parle souvent, rarement de près].',
      'Le thème {quoted} mérite [mieux qu’un avis tout fait|qu’on s’y arrête un instant].',
      '{topic} : [un détail suffit parfois à changer d’avis|il suffit parfois d’un détail pour changer de regard].',
      'À propos de {quoted}, il y a ce que tout le monde dit, et puis il y a le reste.',
      'Il y a des sujets qui délient les langues, et {quoted} en fait partie.',
      '{topic} : [à chacun sa version|chacun a son avis], et c’est tant mieux.',
      'Derrière {quoted}, chacun met quelque chose de différent.',
      '{topic} : un sujet, mille façons de le voir.',
    ],
    casual: [
      '{topic}, on en parle deux minutes ?',
      'Bon. {topic}. Vaste sujet.',
      '{topic} : petit billet d’humeur, café à la main.',
      'Pause dans le fil : {topic}.',
    ],
    professional: [
      '{topic}, retour de terrain :',
      '{topic} : un sujet qui revient sans cesse dans les échanges.',
      'Quelques observations tirées de la pratique, sur le thème {quoted} :',
      '{topic}, ce que l’expérience apprend et que les guides taisent :',
    ],
    formal: [
      'Quelques réflexions sur le thème {quoted} :',
      '{topic} : un sujet qui mérite d’être examiné posément.',
      'Le thème {quoted} appelle quelques remarques :',
      '{topic} : une question plus riche qu’il n’y paraît.',
    ],
    conversational: [
      'Si on se croisait au café, je vous parlerais de ça : {topic}.',
      '{topic} : et chez vous, ça se passe comment ?',
      'Le sujet est revenu hier à table : {topic}.',
      '{topic} : dites-moi, ça vous évoque quoi ?',
    ],
    persuasive: [
      '{topic} : mieux vaut se faire un avis de près.',
      '{topic} : et si l’on reprenait la question à zéro ?',
      'Un sujet qui mérite mieux qu’un avis rapide : {topic}.',
      '{topic} : les idées arrêtées résistent mal à un regard de près.',
    ],
    humorous: [
      '{topic} : tout le monde a un avis, surtout ceux qui n’ont jamais essayé.',
      '{topic} : à la maison, on m’a demandé d’en parler ailleurs. Me voilà.',
      'J’avais prévu quelque chose de sérieux. Puis il y a eu ça : {topic}.',
      '{topic} : mes compétences sont limitées, mon enthousiasme non.',
    ],
    entertaining: [
      'Scène un. Une cuisine, du bruit, et quelqu’un qui lance : « {topic} ! » Silence.',
      '{topic} : l’histoire commence un jour tout à fait ordinaire.',
      'Roulement de tambour, rideau : {topic}.',
      '{topic} : silence, ça tourne.',
    ],
    inspirational: [
      '{topic} : un petit pas compte déjà.',
      'Il suffit parfois d’un début. Aujourd’hui : {topic}.',
      '{topic} : avancer lentement, c’est encore avancer.',
      'Pour les jours où l’on doute : {topic}.',
    ],
    educational: [
      '{topic}, l’essentiel en mots simples :',
      '{topic}, la petite leçon du jour :',
      '{topic} : comprendre avant de juger.',
      'Un sujet plus simple qu’il n’en a l’air : {topic}.',
    ],
    excited: [
      '{topic} ! Ça fait une éternité que j’attends d’en parler !',
      'Enfin ! Aujourd’hui, c’est {quoted} et rien d’autre !',
      '{topic} : rien que d’y penser, j’ai le sourire !',
      'Impossible de garder ça pour moi : {topic} !',
    ],
  },
  lesson,
  mistake,
  list,
  myth,
  objection,
  moment,
  exercise,
  contrast,
}
