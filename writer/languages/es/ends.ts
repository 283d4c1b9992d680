import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Last lines that ask one question. */
export const questions: PhraseBook['posts']['questions'] = {
  any: [
    '¿Qué es lo que más cuesta al principio?',
    '¿Cuál es el mejor consejo que se puede dar?',
    '¿Quién lo ha vivido de otra manera?',
    '¿Cuál es el primer recuerdo que viene a la cabeza?',
    '¿Qué habría que contar más a menudo?',
    '¿Qué detalle merece más atención?',
    '¿Qué dicen quienes lo conocen de cerca?',
    '¿Qué pregunta queda en el aire?',
    '¿Hay por aquí alguien más con la misma curiosidad?',
    '¿Qué se suele pasar por alto?',
    '{topic}: ¿qué es lo primero que viene a la cabeza?',
    '¿Qué no se cuenta nunca sobre {quoted}?',
  ],
  casual: ['¿A ti también te pasa?', '¿Y tú cómo lo llevas?', '¿Te suena o solo me ocurre a mí?'],
  professional: [
    '¿Qué ha dado mejor resultado en su experiencia?',
    '¿Qué criterio conviene añadir?',
    '¿Cómo se aborda esto en otros equipos?',
  ],
  formal: ['¿Cuál es su parecer al respecto?', '¿Qué otros aspectos convendría considerar?', '¿Qué enseñanza añadiría usted?'],
  conversational: ['¿Tú qué piensas?', '¿Cómo lo ves?', '¿Cuál es tu historia con esto?'],
  persuasive: ['¿Qué te impide intentarlo hoy?', '¿Y si esta vez fuera distinto?', '¿Qué perderías por probar?'],
  humorous: ['¿Cuál es tu mejor desastre hasta la fecha?', '¿Quién más confiesa?', '¿Me ves cara de haber aprendido la lección?'],
  entertaining: ['¿Qué personaje te toca en esta historia?', '¿Cómo seguirías la escena?', '¿Final feliz o continuará?'],
  inspirational: ['¿Cuál será tu próximo paso pequeño?', '¿Qué te gustaría empezar hoy?', '¿Qué te da fuerzas para seguir?'],
  educational: [
    '¿Qué parte te gustaría entender mejor?',
    '¿Qué idea sigue sin quedar clara?',
    '¿Cómo se lo explicarías a alguien más joven?',
  ],
  excited: ['¿A que dan ganas de probarlo ya?', '¿Quién se apunta?', '¿Te emociona tanto como a mí?'],
}

/** Last lines that call for one action. */
export const calls: PhraseBook['posts']['calls'] = {
  any: [
    'Toda experiencia es bienvenida {comments}.',
    'Se aceptan [consejos|ideas|anécdotas] {comments}.',
    'Queda abierta la conversación {comments}.',
    'Hay sitio para cualquier pregunta {comments}.',
    'Compartirlo con alguien que esté empezando es un buen detalle.',
    'Una frase {comments} basta para empezar a hablar.',
    'Las opiniones distintas también caben {comments}.',
    'Quien conozca a alguien a quien le sirva, que lo comparta.',
    'Las dudas, mejor {comments} que guardadas.',
    'Quien tenga un truco mejor, que lo deje {comments}.',
    'El turno de palabra queda abierto {comments}.',
  ],
  casual: ['Cuéntame qué tal {comments}.', 'Etiqueta a quien le haga falta.', 'Te leo {comments}.'],
  professional: [
    'Comparta su experiencia {comments}.',
    'Si le resulta útil, compártalo con su equipo.',
    'Añada {comments} lo que ha funcionado en su caso.',
  ],
  formal: [
    'Le invito a dejar su opinión {comments}.',
    'Su experiencia será bien recibida {comments}.',
    'Agradezco de antemano sus comentarios.',
  ],
  conversational: [
    'Cuéntame tu caso {comments}, que tengo curiosidad.',
    'Deja tu historia {comments} y lo hablamos.',
    'Escríbeme cómo te va.',
  ],
  persuasive: [
    'Da hoy el primer paso y cuéntalo {comments}.',
    'Pruébalo esta semana y saca tus conclusiones.',
    'Elige una idea y ponla en práctica hoy.',
  ],
  humorous: [
    'Confiesa {comments}, que aquí no juzgamos.',
    'Deja tu mejor excusa {comments}.',
    'Etiqueta a esa persona, que ya sabe por qué.',
  ],
  entertaining: ['Sigue la historia {comments}.', 'Vota con un emoji {comments}.', 'Pásalo a quien protagonizaría la secuela.'],
  inspirational: [
    'Escribe {comments} qué vas a empezar.',
    'Envíaselo a quien hoy necesite un empujón.',
    'Da hoy un paso, aunque sea corto.',
  ],
  educational: [
    'Deja tu duda {comments} y la vemos.',
    'Haz la prueba y anota lo que observas.',
    'Explícaselo hoy a alguien con tus palabras.',
  ],
  excited: ['¡Cuéntamelo todo {comments}!', '¡Corre a probarlo y vuelve a contarlo!', '¡Etiqueta a quien no se lo puede perder!'],
}

/** Calls to keep a text. */
export const saves: PhraseBook['posts']['saves'] = [
  'Para guardar y volver a leer con calma.',
  'Mejor guardarlo ahora que buscarlo después.',
  'Guardado hoy, útil el día que haga falta.',
  'De esas notas que conviene guardar.',
  'Un buen candidato para la carpeta de guardados.',
  'Para tenerlo a mano: guardar y listo.',
  'Guardar esta publicación ahorra una búsqueda futura.',
]

/** Where readers answer. */
export const comments: PhraseBook['posts']['comments'] = { usual: 'en los comentarios', twitter: 'en las respuestas' }
