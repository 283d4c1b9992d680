import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Shapes = PhraseBook['ideas']['shapes']

/** Ideas that show a thing, a day or a change. */
export const showing: Omit<
  Shapes,
  'tutorial' | 'stepSlowly' | 'mistake' | 'mistakeFixed' | 'myth' | 'mythVote' | 'objection' | 'question' | 'askAudience'
> = {
  exercise: {
    titles: ['{topic}: una prueba para hacer en casa', 'Probado y contado: {topic}', 'Un ejercicio sencillo sobre {quoted}'],
    texts: [
      'Se hace la prueba delante de la cámara y se cuenta el resultado sin trampas. La propuesta: {x}',
      'Un ejercicio que cualquiera puede repetir al terminar el clip: {x}',
      'Se invita a probar y a contar el resultado: {x}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: un cronómetro en marcha y las manos preparadas.',
      '[Para abrir|Primera escena], a cámara: “Haz esto conmigo”.',
      '[Para abrir|Primera escena|Así empieza]: todo lo necesario, ordenado sobre la mesa.',
    ],
  },
  challenge: {
    titles: ['{topic}: reto de una semana', 'El reto tranquilo de {quoted}', '{topic}: ¿quién se anima?'],
    texts: [
      'Un reto pequeño con un resumen diario. La tarea: {x}',
      'Se propone el reto, se cumple en cámara y se invita a una persona más. En qué consiste: {x}',
      'Cada día un clip corto, también los días en que cuesta. El reto: {x}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: un calendario en blanco y un rotulador.',
      '[Para abrir|Primera escena], a cámara: “Una semana, una sola cosa”.',
      '[Para abrir|Primera escena|Así empieza]: el primer intento, con sus fallos.',
    ],
  },
  moment: {
    titles: ['{topic}: el instante que lo explica todo', 'Un minuto sin prisa: {quoted}', '{topic}, sin palabras'],
    texts: [
      'Un plano largo y tranquilo de un solo momento: {x}',
      'Imagen y sonido real, sin voz. La escena: {x}',
      'Se graba el instante y se cuenta en una frase por qué importa: {x}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: sonido ambiente y un detalle muy cerca.',
      '[Para abrir|Primera escena|Así empieza]: la luz de la mañana sobre la escena.',
      '[Para abrir|Primera escena|Así empieza]: unos segundos de espera, y entonces ocurre.',
    ],
  },
  win: {
    titles: ['{topic}: una pequeña victoria', 'El día que por fin salió: {topic}', '{topic}: motivo de celebración'],
    texts: [
      'Se celebra un logro pequeño y se enseña el camino. El logro: {x}',
      'Un clip corto para quien necesita ánimo: {x}',
      'Se cuenta el antes, el intento fallido y lo que al final salió bien: {x}',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: una sonrisa que se escapa antes de contar nada.',
      '[Para abrir|Primera escena|Así empieza]: el resultado, todavía sin explicación.',
      '[Para abrir|Primera escena], a cámara: “Hoy ha salido”.',
    ],
  },
  tools: {
    titles: ['{topic}: lo que siempre está a mano', 'El equipo básico para {quoted}', '{topic}: qué hace falta y qué no'],
    texts: [
      'Un recorrido por lo que de verdad se usa: {things}. Y al final, lo que se quedó en el cajón.',
      'Se presenta cada cosa en uso, no en un estante: {things}.',
      'Plano cenital con todo ordenado: {things}. Cada objeto, una frase.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: una mesa vacía que se va llenando.',
      '[Para abrir|Primera escena|Así empieza]: se abre el cajón y se ve lo más gastado.',
      '[Para abrir|Primera escena], a cámara: “Si me quedo solo con tres cosas, son estas”.',
    ],
  },
  beforeAfter: {
    titles: ['{topic}: antes y después', 'Cómo cambia {quoted} con el tiempo', '{topic}: el comienzo y el ahora'],
    texts: [
      'Dos imágenes del mismo encuadre, una del principio y otra de ahora, con lo aprendido en medio.',
      'Se enseña el punto de partida sin maquillarlo y se llega al presente paso a paso.',
      'Un montaje corto que va del primer intento al último y deja ver también los días flojos.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: la imagen más antigua que se conserve.',
      '[Para abrir|Primera escena], a cámara: “Así empezó, y no lo escondo”.',
      '[Para abrir|Primera escena|Así empieza]: un corte rápido del pasado al presente.',
    ],
  },
  firstTime: {
    titles: ['{topic} por primera vez', 'Mi primer contacto con {quoted}', '{topic}: primeras impresiones'],
    texts: [
      'Alguien que no sabe nada del tema lo prueba o lo descubre ante la cámara, sin guion.',
      'Se graban las primeras impresiones y se comparan con lo que se esperaba.',
      'Un relato de la primera vez con sus nervios, sus dudas y lo que sorprendió.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: una cara de curiosidad y ninguna explicación.',
      '[Para abrir|Primera escena], a cámara: “No tengo ni idea de lo que va a pasar”.',
      '[Para abrir|Primera escena|Así empieza]: la puerta que se abre, el paquete que se desenvuelve, el primer vistazo.',
    ],
  },
  behindTheScenes: {
    titles: ['{topic}: lo que no se ve', 'Detrás de las cámaras: {topic}', 'La trastienda de {quoted}'],
    texts: [
      'Se enseña la parte que nunca sale: la preparación, el desorden y lo que se repite varias veces.',
      'Un paseo por la trastienda con comentarios sinceros sobre lo que cuesta y lo que divierte.',
      'Un día visto desde dentro, con sus esperas y sus pequeños arreglos.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: la cámara gira y muestra el desorden de verdad.',
      '[Para abrir|Primera escena|Así empieza]: un “no mires aquí” y, claro, se mira.',
      '[Para abrir|Primera escena|Así empieza]: la luz todavía apagada, antes de que empiece todo.',
    ],
  },
  compare: {
    titles: ['{topic}: dos opciones, cara a cara', 'Comparativa sincera: {topic}', '¿Cuál encaja mejor? {topic}'],
    texts: [
      'Se comparan dos maneras con los mismos criterios y se dice para quién sirve cada una.',
      'Prueba a ciegas: primero la opinión, después se revela cuál era cuál.',
      'Una tabla sencilla en pantalla y una conclusión sin ganadores absolutos.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: dos opciones sobre la mesa, sin etiquetas.',
      '[Para abrir|Primera escena], a cámara: “Llevo tiempo dudando entre estas dos”.',
      '[Para abrir|Primera escena|Así empieza]: pantalla partida y la misma pregunta a cada lado.',
    ],
  },
  checklist: {
    titles: ['{topic}: lista para guardar', 'Antes de empezar con {quoted}: lista rápida', '{topic}: lo que no hay que olvidar'],
    texts: [
      'Una lista en pantalla que se va tachando; el primer punto: {x}. {Y}',
      'Carrusel con un punto por imagen, empezando por este: {x}. El motivo: {y}',
      'Se repasa la lista en voz alta mientras se hace cada cosa; uno de los puntos: {x}.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: una hoja, un lápiz y la primera casilla vacía.',
      '[Para abrir|Primera escena], a cámara: “Haz una captura al final”.',
      '[Para abrir|Primera escena|Así empieza]: el sonido de un rotulador que tacha el primer punto.',
    ],
  },
  miniSeries: {
    titles: ['{topic}: miniserie en tres partes', 'Tres capítulos sobre {quoted}', '{topic}, por entregas'],
    texts: [
      'Tres piezas cortas que se siguen: {one}; {two}; {three}.',
      'Cada entrega enseña una sola cosa. Por orden: {one}, {two} y {three}.',
      'Una serie breve que empieza así: {one}. Y continúa: {two}.',
    ],
    openings: [
      '[Para abrir|Primera escena], en pantalla: “Primera parte”.',
      '[Para abrir|Primera escena|Así empieza]: un resumen rapidísimo de lo que viene.',
      '[Para abrir|Primera escena], a cámara: “Esto no cabe en un solo clip”.',
    ],
  },
  teachSomebody: {
    titles: ['Le enseño a alguien de casa: {topic}', '{topic}, explicado a quien no sabe nada', 'Alumno por un día: {quoted}'],
    texts: [
      'Se le explica a alguien de la familia cómo {x}, y se deja que lo intente sin ayuda. {Y}',
      'Una persona sin experiencia aprende en directo a {x}. Sus preguntas son lo mejor.',
      'Profesor y alumno frente a la cámara: primero {one}, después {two}.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: cara de susto de quien va a aprender.',
      '[Para abrir|Primera escena], a cámara: “Alguien va a aprender esto hoy, y no soy yo”.',
      '[Para abrir|Primera escena|Así empieza]: la primera pregunta, que nadie esperaba.',
    ],
  },
  dayWithIt: {
    titles: ['Un día entero con {quoted}', '{topic}: de la mañana a la noche', 'Así es un día normal: {topic}'],
    texts: [
      'Un diario visual con la hora en pantalla: lo rutinario, lo divertido y lo que salió torcido.',
      'Clips cortos de todo el día unidos por una voz tranquila que cuenta lo que pasa.',
      'Se acompaña una jornada corriente, sin momentos preparados, hasta que se apaga la luz.',
    ],
    openings: [
      '[Para abrir|Primera escena|Así empieza]: el despertador y la primera luz.',
      '[Para abrir|Primera escena], a cámara, todavía con sueño: “Ven conmigo”.',
      '[Para abrir|Primera escena|Así empieza]: unas llaves, una puerta y el día que empieza.',
    ],
  },
}
