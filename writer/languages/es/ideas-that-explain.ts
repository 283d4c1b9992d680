import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Shapes = PhraseBook['ideas']['shapes']

/** Ideas that teach, answer or ask. */
export const explaining: Pick<
  Shapes,
  'tutorial' | 'stepSlowly' | 'mistake' | 'mistakeFixed' | 'myth' | 'mythVote' | 'objection' | 'question' | 'askAudience'
> = {
  tutorial: {
    titles: ['{topic}: cómo {x}', 'Tutorial breve sobre {quoted}: {x}', 'Aprender a {x}'],
    texts: [
      'Un tutorial corto en el que se ve, de principio a fin, cómo {x}. El porqué: {y}',
      'Cámara fija y voz tranquila para enseñar cómo {x}. {Y}',
      'Se muestra cada gesto sin cortes, y al final se explica el motivo. {Y}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: primer plano de las manos, listas para empezar.',
      '[Para abrir|Primera escena|Así empieza]: se ve el resultado durante un segundo y luego se vuelve al comienzo.',
      '[Para abrir|Primera escena], voz en off: “Esto parece difícil y no lo es”.',
    ],
  },
  stepSlowly: {
    titles: ['Un solo paso: {x}', '{topic}: una sola cosa, sin prisas', 'Con calma: {x}'],
    texts: [
      'Un único paso, contado despacio: {x}. {Y}',
      'Se cuenta lo mismo tres veces, cada vez con un ejemplo más cercano. {Y}',
      'Sin música y con sonido real: {x}. El motivo se dice al final: {y}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: silencio, un plano cerrado y un solo movimiento.',
      '[Para abrir|Primera escena], en pantalla: “Fíjate solo en esto”.',
      '[Para abrir|Primera escena|Así empieza]: un plano largo y tranquilo, sin explicar nada todavía.',
    ],
  },
  mistake: {
    titles: ['{topic}: el fallo que casi todo el mundo comete', 'Lo que suele salir mal: {topic}', '{topic}: error en directo'],
    texts: [
      'Se muestra el error tal como ocurre: {x} Después llega la salida: {y}.',
      'Primero el tropiezo, sin disimular: {x} Luego, lo que lo evita: {y}.',
      'Un clip honesto sobre lo que falla y cómo se arregla: {y}.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: el momento exacto en que todo se tuerce.',
      '[Para abrir|Primera escena|Así empieza]: mirada a cámara y una frase: “Esto lo he hecho mal mucho tiempo”.',
      '[Para abrir|Primera escena|Así empieza]: el resultado fallido, en primer plano.',
    ],
  },
  mistakeFixed: {
    titles: ['{topic}: del error al arreglo', 'Así se corrige: {y}', '{topic}: mal y bien, frente a frente'],
    texts: [
      'Pantalla partida, con el error a la izquierda: {x} A la derecha, el arreglo: {y}.',
      'Se parte de lo que falla: {x} Y se corrige delante de la cámara: {y}.',
      'El mismo gesto dos veces, primero mal y después bien. Lo que cambia: {y}.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: dos resultados juntos y la pregunta “¿cuál está bien?”.',
      '[Para abrir|Primera escena|Así empieza]: se borra el error de la pizarra y se empieza de nuevo.',
      '[Para abrir|Primera escena|Así empieza]: un “antes” que da un poco de vergüenza.',
    ],
  },
  myth: {
    titles: ['{topic}: un mito menos', '¿Cierto o falso? {X}', 'El mito más repetido sobre {quoted}'],
    texts: [
      'Se pone a prueba una creencia: {x} La respuesta se ve en pantalla: {y}',
      'Un mito explicado en un minuto. Lo que se dice: {x} Lo que es: {y}',
      'Quien mira puede decidir antes de oír la respuesta: {y}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: la frase escrita a mano y tachada despacio.',
      '[Para abrir|Primera escena], a cámara: “Esto me lo creí durante años”.',
      '[Para abrir|Primera escena|Así empieza]: varias voces repiten la misma frase.',
    ],
  },
  mythVote: {
    titles: ['Se vota: {x}', '{topic}: ¿mito o verdad?', 'La encuesta del día: {x}'],
    texts: [
      'Encuesta en las historias con una sola afirmación: {x} Al día siguiente se da la respuesta: {y}',
      'El público vota y después se explica por qué. La solución: {y}',
      'Se pregunta a gente de alrededor y se compara con la realidad: {y}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: dos botones en pantalla, cierto y falso.',
      '[Para abrir|Primera escena], a cámara: “Vota antes de seguir mirando”.',
      '[Para abrir|Primera escena|Así empieza]: tres personas, tres respuestas distintas.',
    ],
  },
  objection: {
    titles: ['Cuando alguien dice: {x}', '{topic}: respuesta a la duda de siempre', 'El pero de siempre: {topic}'],
    texts: [
      'Se lee en voz alta la duda más habitual: {x} Y se responde con calma: {y}',
      'Una respuesta sincera a quien todavía no se decide: {y}',
      'Diálogo entre dos voces de la misma persona: una pone el pero y la otra contesta. La respuesta: {y}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: un comentario real en pantalla y una sonrisa.',
      '[Para abrir|Primera escena], a cámara: “Esta duda me la encuentro siempre”.',
      '[Para abrir|Primera escena|Así empieza]: dos sillas, una persona y dos opiniones.',
    ],
  },
  question: {
    titles: ['{X}', '{topic}: la pregunta que siempre llega', 'Respuesta tranquila a una duda: {x}'],
    texts: [
      'Se responde una pregunta que se repite en los comentarios: {x}',
      'Una sola pregunta y una respuesta corta con un ejemplo: {x}',
      'Se plantea la duda en la calle y se recogen respuestas: {x}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: la pregunta aparece en pantalla y nadie habla durante un segundo.',
      '[Para abrir|Primera escena|Así empieza]: un mensaje de voz con la pregunta.',
      '[Para abrir|Primera escena], a cámara: “Me lo preguntan tanto que toca responder”.',
    ],
  },
  askAudience: {
    titles: ['{topic}: preguntas y respuestas', 'El público pregunta sobre {quoted}', '{topic}: te toca opinar'],
    texts: [
      'Se abre una caja de preguntas y se contestan las mejores en un clip.',
      'Una publicación que solo pregunta y deja que la comunidad cuente su experiencia.',
      'Se recogen respuestas durante unos días y después se comentan en directo.',
    ],
    openings: [
      '[Para abrir|Primera escena], a cámara: “Hoy no explico nada, hoy pregunto”.',
      '[Para abrir|Primera escena|Así empieza]: una caja de preguntas vacía que empieza a llenarse.',
      '[Para abrir|Primera escena|Así empieza]: la pregunta, en letra grande sobre fondo liso.',
    ],
  },
}
