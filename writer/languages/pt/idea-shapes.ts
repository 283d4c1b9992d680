import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** What an idea shows. */
export const ideaShapes: PhraseBook['ideas']['shapes'] = {
  tutorial: {
    titles: ['{topic}: {x}', '{topic} em um passo: {x}', 'Para aprender e testar: {x}'],
    texts: [
      'Mostre um único passo do começo ao fim: {x}. Diga também o motivo: {y}',
      'O processo inteiro, sem cortes: {x}. Quem assiste fica porque {y}',
      'Aproxime a câmera das mãos e mostre o passo: {x}. Enquanto isso, explique: {y}',
    ],
    openings: [
      'Primeira cena: o resultado pronto e, num corte, o começo.',
      'Primeira frase: “Um passo só, e repare na diferença.”',
      'Primeira cena: as mãos começando, bem de perto.',
    ],
  },
  stepSlowly: {
    titles: ['Bem devagar: {x}', '{topic}: um passo, com calma', 'Sem pressa: {x}'],
    texts: [
      'Um único passo, mostrado sem pressa: {x}. Depois, o motivo: {y}',
      'Um vídeo inteiro para uma coisa só: {x}. Devagar dá para ver que {y}',
      'Fale pouco e mostre muito: {x}. No fim, uma frase: {y}',
    ],
    openings: [
      'Primeira cena: um instante de silêncio, depois a primeira frase.',
      'Primeira frase: “Esta é a parte que todo mundo apressa.”',
      'Primeira cena: só o som do momento, sem música.',
    ],
  },
  mistake: {
    titles: ['{topic}: o erro mais comum', '{topic}: é aqui que desanda', '{topic}: o deslize que não se vê'],
    texts: [
      'Comece cometendo o erro de propósito: {x} Em seguida, a saída: {y}.',
      'Mostre o erro em que muita gente se reconhece: {x} Depois, como evitar: {y}.',
      'Um erro e uma solução. O erro: {x} A solução: {y}.',
    ],
    openings: [
      'Primeira frase: “Se isto acontece com você, saiba que acontece com muita gente.”',
      'Primeira cena: o resultado que deu errado, direto na câmera.',
      'Primeira frase: “Para tudo: o erro é aqui.”',
    ],
  },
  mistakeFixed: {
    titles: ['{topic}: como salvar o que deu errado', 'Do erro ao conserto: {topic}', '{topic}: primeiro o tropeço, depois a saída'],
    texts: [
      'Ponha erro e conserto lado a lado. O erro: {x} O conserto: {y}.',
      'Conserte diante da câmera. O que aconteceu: {x} Desta vez: {y}.',
      'Do deslize ao conserto, sem cortes. O deslize: {x} O conserto: {y}.',
    ],
    openings: [
      'Primeira cena: metade da tela errada, metade certa.',
      'Primeira frase: “Calma, dá para salvar.”',
      'Primeira cena: mão na testa e uma respiração funda.',
    ],
  },
  myth: {
    titles: ['{topic}: um mito posto à prova', '{topic}: o que é verdade?', '{topic}: o que dizem e o que é'],
    texts: [
      'Teste a crença diante da câmera: “{X}” Depois conte o que se vê: {y}',
      'Primeiro a voz do povo: “{X}” Em seguida a experiência: {y}',
      'Uma crença, um teste. A crença: “{X}” O resultado: {y}',
    ],
    openings: [
      'Primeira frase: “Isso todo mundo já ouviu.”',
      'Primeira cena: a frase na tela e um ponto de interrogação enorme.',
      'Primeira frase: “Hoje vamos tirar a prova.”',
    ],
  },
  mythVote: {
    titles: ['{topic}: verdade ou mito, você decide', '{topic}: primeiro o voto, depois a resposta', '{topic}: qual é o seu palpite?'],
    texts: [
      'Abra uma votação: “{X}” No dia seguinte, responda: {y}',
      'Deixe quem assiste dar o palpite: “{X}” Depois revele: {y}',
      'Pergunte na rua ou em casa: “{X}” No fim, o certo: {y}',
    ],
    openings: [
      'Primeira frase: “Verdade ou mito? Pense um instante.”',
      'Primeira cena: duas plaquinhas, uma com sim e outra com não.',
      'Primeira frase: “Hoje quem decide é você.”',
    ],
  },
  objection: {
    titles: ['{topic}: o “mas” de todo mundo', '{topic}: a dúvida mais comum', '{topic}: o que impede de começar'],
    texts: [
      'Responda a um comentário comum: “{X}” A resposta: {y}',
      'Leve a dúvida a sério: “{X}” E responda com calma: {y}',
      'Faça dois personagens. Um diz: “{X}” O outro responde: {y}',
    ],
    openings: [
      'Primeira frase: “Este comentário aparece toda semana.”',
      'Primeira cena: o comentário na tela.',
      'Primeira frase: “Sim, esse receio faz sentido.”',
    ],
  },
  question: {
    titles: ['{topic}, você perguntou: {x}', '{topic}, pergunta e resposta: {x}', 'Uma dúvida por dia: {x}'],
    texts: [
      'Responda a uma pergunta só: {x} Seja breve e dê um exemplo.',
      'A pergunta que todo mundo procura: {x} Responda com a sua experiência.',
      'Escreva a pergunta na tela: {x} Depois, a resposta mais curta possível.',
    ],
    openings: [
      'Primeira frase: “Esta pergunta já chegou muitas vezes.”',
      'Primeira cena: a pergunta escrita à mão.',
      'Primeira frase: “Hoje sai a resposta, sem rodeios.”',
    ],
  },
  askAudience: {
    titles: ['{topic}: hoje quem fala é você', '{topic}: a sua opinião conta', '{topic}: a resposta está com vocês'],
    texts: [
      'Não responda: pergunte como cada pessoa faz e mostre as melhores respostas no próximo post.',
      'Faça uma pergunta aberta e volte a cada resposta.',
      'Mostre dois caminhos e pergunte qual deles as pessoas escolheriam.',
    ],
    openings: [
      'Primeira frase: “Hoje a palavra é sua.”',
      'Primeira cena: um caderno em branco e uma caneta.',
      'Primeira frase: “Aqui as opiniões se dividem.”',
    ],
  },
  exercise: {
    titles: ['{topic}: o exercício de hoje', '{topic}: faça junto', '{topic}: uma tarefa de dez minutos'],
    texts: [
      'Faça junto com quem assiste: {x} Mostre o resultado, seja qual for.',
      'Dê uma tarefa pequena: {x} No dia seguinte, compartilhe os resultados das pessoas.',
      'Experimente sem preparo: {x} Não corte a primeira reação.',
    ],
    openings: [
      'Primeira frase: “Não pare o vídeo, faça junto.”',
      'Primeira cena: o relógio começa a contar.',
      'Primeira frase: “Hoje é só isto.”',
    ],
  },
  challenge: {
    titles: ['{topic}: uma semana de desafio', '{topic}: um pouco por dia, diante da câmera', '{topic}: quem vem junto?'],
    texts: [
      'Repita o mesmo desafio todos os dias da semana: {x} Junte uma cena curta de cada dia.',
      'Desafie alguém próximo: {x} Ganha o resultado mais sincero.',
      'Mostre começo, meio e fim de um desafio: {x} Inclua também o dia que falhou.',
    ],
    openings: [
      'Primeira frase: “Hoje é o primeiro dia.”',
      'Primeira cena: o calendário na parede e uma caneta vermelha.',
      'Primeira frase: “Vamos ver quantos dias dura.”',
    ],
  },
  moment: {
    titles: ['{topic}: um instante só', '{topic}: o que a foto não mostra', '{topic}: o melhor segundo do dia'],
    texts: [
      'Mostre um instante sem falar nada: {x} Deixe o som original.',
      'Um vídeo inteiro para uma sensação só: {x} Corte todo o resto.',
      'Câmera lenta, bem de perto: {x} Por cima, uma frase e nada mais.',
    ],
    openings: [
      'Primeira cena: direto no instante, sem apresentação.',
      'Primeira cena: só se ouve o som, depois vem a imagem.',
      'Primeira frase: “É por este segundo.”',
    ],
  },
  win: {
    titles: ['{topic}: uma vitória pequena', '{topic}: quando começa a dar certo', '{topic}: o esforço aparece'],
    texts: [
      'Dê palco grande a uma vitória pequena: {x} Conte também quantas tentativas custou.',
      'Comemore sem exagero: {x} E pergunte qual foi a vitória de quem assiste.',
      'Primeiro a dificuldade, depois este momento: {x}',
    ],
    openings: [
      'Primeira cena: o sorriso.',
      'Primeira frase: “É coisa pequena, mas a alegria é grande.”',
      'Primeira cena: um pedaço de uma tentativa antiga.',
    ],
  },
  tools: {
    titles: ['{topic}: o que ajuda de verdade', '{topic}: o que tem na mochila', '{topic}: o que se usa mesmo'],
    texts: [
      'Pegue cada coisa na mão e diga em uma frase para que serve: {things}.',
      'Mostre que no começo basta isto: {things}.',
      'Ponha na mesa, uma por uma: {things}. Conte também o que não serviu.',
    ],
    openings: [
      'Primeira cena: a mesa vazia, depois cada coisa no seu lugar.',
      'Primeira frase: “Não precisa ser caro, precisa servir.”',
      'Primeira cena: a mochila virada de cabeça para baixo.',
    ],
  },
  beforeAfter: {
    titles: ['{topic}: o antes e o depois', '{topic}: compare com os próprios olhos', '{topic}: o mesmo lugar, duas imagens'],
    texts: [
      'Grave duas vezes do mesmo ângulo e acelere o que acontece no meio.',
      'Deixe o antes curto e dê tempo à mudança.',
      'Com a mudança, conte também qual foi a parte mais difícil.',
    ],
    openings: [
      'Primeira cena: as duas imagens, por um instante.',
      'Primeira frase: “Custa acreditar que é a mesma coisa.”',
      'Primeira cena: o começo, sem enfeite nenhum.',
    ],
  },
  firstTime: {
    titles: ['{topic}: a primeira vez, sem preparo', '{topic}: primeira impressão, sem filtro', '{topic}: um dia de estreia'],
    texts: [
      'Chame alguém que nunca viu isto de perto e mostre a reação real.',
      'Deixe no vídeo o receio, o erro e a alegria da estreia.',
      'Anote as perguntas do primeiro dia e responda uma a uma.',
    ],
    openings: [
      'Primeira frase: “Primeira vez, sem ensaio nenhum.”',
      'Primeira cena: os pés parados na porta.',
      'Primeira frase: “Dá um frio na barriga, e dá vontade também.”',
    ],
  },
  behindTheScenes: {
    titles: ['{topic}: os bastidores', '{topic}: o que a câmera não pega', '{topic}: a preparação de verdade'],
    texts: [
      'Mostre a preparação que ninguém vê: a mesa bagunçada, a lista pela metade, a segunda tentativa.',
      'Junte pedaços curtos do dia, da manhã à noite.',
      'Dê uma frase a cada pessoa que trabalha junto.',
    ],
    openings: [
      'Primeira cena: a luz acende, o dia começa.',
      'Primeira frase: “Esta parte ninguém mostra.”',
      'Primeira cena: a bagunça antes do enfeite.',
    ],
  },
  compare: {
    titles: ['{topic}: dois caminhos, uma escolha', '{topic}: este ou aquele?', '{topic}: comparação honesta'],
    texts: [
      'Meça as duas opções pela mesma régua e diga para quem cada uma serve.',
      'Não escolha a melhor: mostre uma força e uma fraqueza de cada opção.',
      'Teste de olhos fechados e só depois revele os nomes.',
    ],
    openings: [
      'Primeira cena: as duas opções lado a lado.',
      'Primeira frase: “Cada um defende o seu lado, vamos conferir.”',
      'Primeira frase: “Se tivesse de escolher uma, qual seria?”',
    ],
  },
  checklist: {
    titles: ['{topic}: uma lista para salvar', '{topic}: antes de começar', '{topic}: para não esquecer nada'],
    texts: [
      'Marque cada item da lista. O primeiro: {x}. O motivo: {y}',
      'Preencha a lista na tela, devagar, a partir daqui: {x}. Isso porque {y}',
      'Faça uma lista de uma página, para salvar. No topo: {x}. O que está por trás: {y}',
    ],
    openings: [
      'Primeira cena: o primeiro quadradinho vazio no papel.',
      'Primeira frase: “Salve, você vai usar depois.”',
      'Primeira cena: caneta, papel e um item riscado.',
    ],
  },
  miniSeries: {
    titles: ['{topic}: uma série em partes curtas', '{topic}: primeira parte', '{topic}: um episódio por dia'],
    texts: [
      'Faça três partes curtas: {one}; {two}; {three}. Cada uma se sustenta sozinha.',
      'Parte um: {one}. Parte dois: {two}. Parte três: {three}. No fim de cada uma, um gostinho da próxima.',
      'Uma série de uma semana que começa assim: {x}. As pessoas voltam porque {y}',
    ],
    openings: [
      'Primeira frase: “Esta é a primeira parte, vem mais.”',
      'Primeira cena: o nome do episódio e, logo depois, a ação.',
      'Primeira frase: “Vamos continuar de onde parou.”',
    ],
  },
  teachSomebody: {
    titles: ['{topic}: ensinando quem nunca fez', '{topic}: uma aula para a família', '{topic}: a primeira aula de alguém próximo'],
    texts: [
      'Ensine alguém próximo diante da câmera: primeiro {one}, depois {two}. Não corte as perguntas.',
      'Ensine um passo só: {x}. Ao explicar, diga: {y}',
      'Ensine três coisas: {one}; {two}; {three}. Deixe errar, é a melhor parte.',
    ],
    openings: [
      'Primeira frase: “Hoje tem aula.”',
      'Primeira cena: duas pessoas, uma mesa, muitas perguntas.',
      'Primeira frase: “Ainda não sabe nada disto. Ainda.”',
    ],
  },
  dayWithIt: {
    titles: ['{topic}: um dia inteiro', '{topic}: da manhã à noite', '{topic}: passe um dia aqui'],
    texts: [
      'Grave cenas curtas ao longo do dia e vá anotando a hora.',
      'Não só os bons momentos: mostre também a espera e o cansaço.',
      'Escolha um dia comum, não um especial: é nele que as pessoas se reconhecem.',
    ],
    openings: [
      'Primeira cena: o despertador e a primeira luz.',
      'Primeira frase: “Hoje você passa o dia comigo.”',
      'Primeira cena: o primeiro café da manhã.',
    ],
  },
}
