import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Ideas for creators: what is shown, why one would watch, and the first shot or line. */
export const ideas: PhraseBook['ideas'] = {
  shapes: {
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
      titles: ['{topic}: el fallo que casi todo el mundo comete', 'Lo que sale mal con {quoted}', '{topic}: error en directo'],
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
        'Pantalla partida: a la izquierda el error, a la derecha el arreglo. La clave: {y}.',
        'Se parte de lo que falla: {x} Y se corrige delante de la cámara: {y}.',
        'El mismo gesto dos veces, primero mal y después bien. Lo que cambia: {y}.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: dos resultados juntos y una pregunta: ¿cuál está bien?',
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
        '[Para abrir|Primera escena|Así empieza]: dos botones en pantalla: cierto o falso.',
        '[Para abrir|Primera escena], a cámara: “Vota antes de seguir mirando”.',
        '[Para abrir|Primera escena|Así empieza]: tres personas, tres respuestas distintas.',
      ],
    },
    objection: {
      titles: ['Cuando alguien dice: {x}', '{topic}: respuesta a la duda de siempre', 'El pero más común con {quoted}'],
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
      titles: ['{topic}: el instante que lo explica todo', 'Un minuto de {quoted}', '{topic}, sin palabras'],
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
      titles: ['{topic}: una pequeña victoria', 'Lo conseguido con {quoted}', '{topic}: motivo de celebración'],
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
      titles: ['{topic}: dos opciones, cara a cara', 'Comparativa sincera: {topic}', '¿Cuál encaja mejor? Tema: {quoted}'],
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
      titles: ['Un día entero con {quoted}', '{topic}: de la mañana a la noche', 'Así es un día normal. Tema: {topic}'],
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
  },
  directions: {
    casual: [
      'Habla como en una llamada con un amigo.',
      'Deja los titubeos, que suenan de verdad.',
      'Graba en un lugar cotidiano, sin decorado.',
      'Sonríe antes de empezar a hablar.',
    ],
    professional: [
      'Apoya cada afirmación en un caso real.',
      'Cuida el encuadre y ve al punto.',
      'Usa los términos del oficio y explícalos una vez.',
      'Cierra con una conclusión aplicable.',
    ],
    formal: [
      'Trata al público de usted y evita las bromas.',
      'Lee el texto una vez en voz alta antes de grabar.',
      'Elige un fondo neutro y un ritmo pausado.',
      'Cuida la dicción y las pausas.',
    ],
    conversational: [
      'Mira a la cámara como si hubiera alguien enfrente.',
      'Haz preguntas y deja un silencio después.',
      'Cuenta una anécdota corta por el camino.',
      'Responde a un comentario real.',
    ],
    persuasive: [
      'Empieza por el beneficio y enseña la prueba.',
      'Nombra la duda antes de que la nombren.',
      'Termina con una sola petición clara.',
      'Muestra el resultado en los primeros segundos.',
    ],
    humorous: [
      'Ríete de ti, nunca del público.',
      'Mantén la cara seria en la parte más absurda.',
      'Deja la toma falsa al final.',
      'Exagera el gesto y no la voz.',
    ],
    entertaining: [
      'Ponle música, ritmo y un giro al final.',
      'Corta cada plano un poco antes de lo esperado.',
      'Cambia de lugar en cada escena.',
      'Guarda la sorpresa para el último segundo.',
    ],
    inspirational: [
      'Enseña también el día difícil.',
      'Deja respirar las imágenes.',
      'Habla de un paso pequeño y no de la cima.',
      'Usa luz natural y voz tranquila.',
    ],
    educational: [
      'Explica una sola idea por plano.',
      'Apóyate en un dibujo o en un objeto.',
      'Repite lo esencial con otras palabras.',
      'Termina con una pregunta de repaso.',
    ],
    excited: [
      'Entra con energía desde la primera palabra.',
      'Deja que se note la sorpresa de verdad.',
      'Muévete, señala y celebra.',
      'Usa planos cortos y ritmo rápido.',
    ],
  },
  quiet: [
    {
      titles: ['Palabras para {quoted}', 'Lo que cuesta decir sobre {quoted}'],
      texts: ['Una imagen fija y unas pocas frases leídas despacio.', 'Un texto breve sobre fondo liso, sin música y sin adornos.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: unos segundos de silencio.',
        '[Para abrir|Primera escena|Así empieza]: una ventana y la luz de la tarde.',
      ],
    },
    {
      titles: ['Una carta sobre {quoted}', 'Querida persona que conoce {quoted}'],
      texts: ['Se lee una carta dirigida a quien pasa por lo mismo.', 'Una carta escrita a mano que se ve mientras se lee.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una hoja en blanco y una mano que escribe.',
        '[Para abrir|Primera escena|Así empieza]: la voz empieza antes que la imagen.',
      ],
    },
    {
      titles: ['Lo que ayuda escuchar. Tema: {quoted}', 'Frases que acompañan cuando se habla de {quoted}'],
      texts: ['Se recogen frases que a alguien le hicieron bien, y nada más.', 'Un carrusel tranquilo con una frase por imagen.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una sola frase en pantalla.',
        '[Para abrir|Primera escena|Así empieza]: una taza caliente entre las manos.',
      ],
    },
    {
      titles: ['Un minuto de silencio por {quoted}', 'Pausa: {quoted}'],
      texts: ['Un minuto sin palabras, con sonido de la calle o del mar.', 'Un plano largo que solo invita a parar.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una vela encendida.',
        '[Para abrir|Primera escena|Así empieza]: el cielo, sin texto.',
      ],
    },
    {
      titles: ['Conversación tranquila sobre {quoted}', 'Escuchar a quien conoce {quoted}'],
      texts: [
        'Una persona cuenta lo que quiera contar, y nadie la interrumpe.',
        'Una charla entre dos personas que se conocen bien, sin cámara a la vista.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: dos sillas y una mesa pequeña.',
        '[Para abrir|Primera escena], a cámara: “Cuenta lo que quieras, hay tiempo”.',
      ],
    },
    {
      titles: ['Lo cotidiano cuando pesa {quoted}', 'Días con {quoted}'],
      texts: [
        'Pequeñas escenas de un día difícil: una cama deshecha, un paseo, una llamada.',
        'Imágenes de lo diario que muestran cuánto cuesta y cuánto vale.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una persiana que se levanta despacio.',
        '[Para abrir|Primera escena|Así empieza]: unos zapatos junto a la puerta.',
      ],
    },
    {
      titles: ['Recordar. Tema: {quoted}', 'Un recuerdo y un tema: {quoted}'],
      texts: [
        'Un objeto, un recuerdo y una frase sobre lo que significa.',
        'Fotografías que pasan despacio, con nombres solo si se desea.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: un objeto pequeño en la palma de la mano.',
        '[Para abrir|Primera escena|Así empieza]: una fotografía antigua que se despliega.',
      ],
    },
    {
      titles: ['Gracias a quienes acompañan. Tema: {quoted}', 'Estar cerca cuando toca vivir {quoted}'],
      texts: [
        'Un agradecimiento sencillo a quienes estuvieron cerca.',
        'Se nombra en voz baja lo que otros hicieron bien: llamar, cocinar, quedarse.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: unas manos que se dan la mano.',
        '[Para abrir|Primera escena|Así empieza]: un mensaje corto en la pantalla del teléfono.',
      ],
    },
  ],
}
