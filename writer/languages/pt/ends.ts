import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Posts = PhraseBook['posts']

/** Last lines that ask one question. */
export const questions: Posts['questions'] = {
  any: [
    'O que você acha?',
    'Como foi com você?',
    '{topic}: o que vem primeiro à sua cabeça?',
    'O que você acrescentaria?',
    'Qual parte foi [novidade para você|mais útil para você]?',
    'O que mais surpreendeu você?',
    'Tema {quoted}: qual é a sua dúvida?',
    'Se fosse para contar uma coisa só a um amigo, qual seria?',
    'De que lado desse tema quase ninguém fala?',
    'Com quem você aprendeu isso?',
    'Sobre o que vale escrever da próxima vez?',
    'Qual é a parte mais difícil, na sua opinião?',
  ],
  casual: ['E aí, como é por aí?', 'Qual é a sua história com isso?', 'Concorda ou nem tanto?'],
  professional: ['Como isso aparece no seu trabalho?', 'Como a sua equipe lida com isso?', 'O que deu mais resultado na sua experiência?'],
  formal: ['Qual é a sua avaliação sobre o tema?', 'Que aspecto mereceria ser acrescentado?', 'Qual ponto lhe parece mais relevante?'],
  conversational: ['Já aconteceu com você?', 'E você, o que me conta?', 'Fala a verdade: foi assim com você também?'],
  persuasive: ['Então, quando vem o primeiro passo?', 'Será que não merece uma chance?', 'O que ainda está segurando você?'],
  humorous: ['Quem é o especialista da sua família?', 'Qual foi o desastre mais engraçado?', 'Que amigo vai se reconhecer nisto?'],
  entertaining: [
    'Onde foi a reviravolta da sua história?',
    'Se virasse filme, qual seria o título?',
    'Que final você daria a essa história?',
  ],
  inspirational: ['Qual vai ser o seu passo de hoje?', 'O que não deixou você parar?', 'Qual foi a sua vitória pequena da semana?'],
  educational: [
    'Que parte você quer entender melhor?',
    'Como você explicaria isso com as suas palavras?',
    'Que exemplo deixou tudo mais claro?',
  ],
  excited: ['Quem mais está nessa?', 'Qual é a sua parte favorita?', 'O que dá vontade de testar primeiro?'],
}

/** Last lines that call for one action. */
export const calls: Posts['calls'] = {
  any: [
    'Deixe a sua opinião {comments}.',
    'Conte a sua experiência {comments}.',
    'Resuma o que pensa em uma frase {comments}.',
    'Mande para quem precisa ler isto.',
    'Se ficou alguma dúvida, pergunte {comments}.',
    'Compartilhe com alguém que anda pensando nisso.',
    'Faltou alguma coisa? Complete {comments}.',
    'Se pensa diferente, melhor ainda: escreva {comments}.',
    'Se gostou, passe adiante.',
    'Sugira o próximo tema {comments}.',
    'Deixe o seu melhor truque {comments}.',
  ],
  casual: ['A gente se vê {comments}!', 'Marca aquele amigo que veio à cabeça.', 'Conta a sua {comments}.'],
  professional: [
    'Traga um exemplo do seu trabalho {comments}.',
    'Encaminhe a quem da equipe possa usar.',
    'Descreva {comments} como você faz.',
  ],
  formal: [
    'Registre as suas considerações {comments}.',
    'As suas sugestões são bem-vindas {comments}.',
    'Caso considere pertinente, compartilhe.',
  ],
  conversational: [
    'Vamos continuar essa conversa {comments}.',
    'Escreve a sua história {comments}, quero ler.',
    'Diz o que pensa {comments}, sem cerimônia.',
  ],
  persuasive: [
    'Comece hoje com algo pequeno e conte {comments}.',
    'Experimente uma vez e diga {comments} o que mudou.',
    'Mande hoje para quem está precisando.',
  ],
  humorous: ['Marque em silêncio quem se encaixa na descrição.', 'Registre a sua desculpa {comments}.', 'Se riu, repasse: é de graça.'],
  entertaining: [
    'Escreva o seu final {comments}.',
    'Gostou da história? Conte para o próximo da fila.',
    'Diga {comments} o que aconteceu depois, na sua versão.',
  ],
  inspirational: [
    'Escreva o seu primeiro passo {comments}.',
    'Envie a alguém que hoje precisa de força.',
    'Divida a sua vitória pequena {comments}.',
  ],
  educational: [
    'Não ficou claro? Pergunte {comments}.',
    'Tente resumir com as suas palavras {comments}.',
    'Mande para quem estuda com você.',
  ],
  excited: [
    'Corre {comments} e conta quando você começa!',
    'Marque a pessoa mais animada que você conhece!',
    'Conta {comments} qual é a sua favorita!',
  ],
}

/** Calls to keep a text. */
export const saves: Posts['saves'] = [
  'Salve para não precisar procurar depois.',
  'Guarde este post, ele ajuda da próxima vez.',
  'Salve agora e teste com calma.',
  'Tire um print, a memória agradece.',
  'Guarde a lista em um lugar fácil.',
  'Sem tempo hoje? Salve para mais tarde.',
  'Salve e abra de novo antes da próxima vez.',
]

export const comments: Posts['comments'] = { usual: 'nos comentários', twitter: 'nas respostas' }

export const redditTitles: Posts['redditTitles'] = [
  '{topic}: como tem sido a experiência de vocês?',
  '{topic}: o que quem está começando precisa saber?',
  '{topic}: qual é o erro mais comum?',
  'Queria ouvir vocês sobre o tema {quoted}',
  '{topic}: algumas ideias e uma pergunta',
  'Que conselho funcionou de verdade? O tema é {quoted}',
  '{topic}: o que fez vocês mudarem de ideia?',
  'Sem filtro, o tema é {quoted}',
  '{topic}: o lado de que pouca gente fala',
  'Tema {quoted}: sem exagero, só o que aconteceu',
  '{topic}: o que vocês queriam ter sabido antes?',
  'Que crença caiu por terra? O tema é {quoted}',
  '{topic}: qual parte foi a mais difícil?',
  '{topic}: as opiniões se dividem, qual é a de vocês?',
]

/** What the text did, for the person who posts it. */
export const why: Posts['why'] = {
  talk: ['A primeira linha diz o tema, e o resto é curto e claro.', 'O texto traz um ponto de vista a que é fácil responder.'],
  lesson: ['O post ensina uma coisa só e diz por quê.', 'Um passo, o motivo e o jeito: dá para testar na hora.'],
  mistake: ['Quem lê se reconhece no erro e já encontra a saída.', 'Primeiro o tropeço, depois a solução: a leitura vai até o fim.'],
  list: ['Uma lista curta se lê rápido e se guarda fácil.', 'Cada linha traz uma ideia, o que funciona bem na tela do celular.'],
  myth: ['Conferir uma crença conhecida desperta curiosidade.', 'O contraste entre o que se diz e o que se vê puxa conversa.'],
  objection: ['O texto diz em voz alta a dúvida de quem lê e responde a ela.', 'Responder à dúvida com franqueza cria confiança.'],
  moment: ['Uma cena pequena põe quem lê dentro do momento.', 'A imagem vem antes da explicação, por isso fica na memória.'],
  exercise: ['Quem lê ganha uma tarefa pequena para já.', 'Um teste curto faz as pessoas voltarem para contar o resultado.'],
  contrast: ['O antes e o depois se entendem num relance.', 'Duas frases que se respondem seguram o olhar.'],
  asked: [
    'A sua pergunta vem primeiro, com as suas palavras, para que respondam a ela.',
    'O texto abre a pergunta e deixa a resposta para quem lê.',
  ],
  news: ['A sua novidade vem primeiro, com as suas palavras.', 'Depois da notícia vem só o necessário.'],
  quiet: ['O tema é delicado, por isso o texto é simples e sereno.', 'Sem conselhos nem alarde: poucas palavras, e sinceras.'],
  closes: {
    question: ['A pergunta final facilita a resposta.', 'Termina com uma única pergunta, para a conversa não se perder.'],
    call: ['O final pede uma coisa só.', 'A última linha diz o que fazer em seguida.'],
  },
}
