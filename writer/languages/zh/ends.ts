import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Posts = PhraseBook['posts']

export const comments: Posts['comments'] = { usual: '评论区', twitter: '回复里' }

export const questions: Posts['questions'] = {
  any: [
    '大家的经验是怎样的？',
    '换成是你，会怎么做？',
    '看到{quoted}，最先想到的是什么？',
    '说到这个，你[最有感触的|印象最深的]是什么？',
    '还有什么想补充的？',
    '你第一次接触{topic}是什么时候？',
    '对你来说，什么最要紧？',
    '在你看来，最容易忽略的是什么？',
    '在这件事上，你从谁身上学到的最多？',
    '你怎么想，说来听听？',
    '关于{quoted}，最想问的是什么？',
  ],
  casual: ['你怎么看？', '你那边是什么情况？', '你有没有相关的故事，说说？'],
  professional: ['在您的团队里，这件事是怎么处理的？', '实际工作中，哪种做法最见效？', '面对这种情况，通常先顾哪一头？'],
  formal: ['对此，您有何看法？', '在您看来，最重要的是哪一方面？', '不知您是否认同？'],
  conversational: ['说真的，你也遇到过吧？', '要是你，你怎么选？', '你觉得有道理吗？'],
  persuasive: ['你打算什么时候开始？', '今天能迈的第一小步是什么？', '要不要给自己一次机会？'],
  humorous: ['家里谁最该看这条？', '老实交代，你刚才想到了谁？', '这锅，谁来背？'],
  entertaining: ['下一集想看什么？', '这出戏里你演哪个角色？', '你希望结局怎么写？'],
  inspirational: ['今天有什么事让你心里一暖？', '是谁在你想放弃的时候拉了一把？', '支撑你走到今天的是什么？'],
  educational: ['你还想了解哪一点？', '换成自己的话，你会怎么说？', '说到这里，你的下一个问题是什么？'],
  excited: ['快说说，你最喜欢哪一点？', '有没有人想一起？', '你最想先试什么？'],
}

export const calls: Posts['calls'] = {
  any: [
    '想法留在{comments}。',
    '想到了谁，就转给[谁|TA]看看。',
    '把你的经历写在{comments}吧。',
    '漏掉的，请在{comments}补上。',
    '找个朋友聊聊这个话题。',
    '有疑问就留在{comments}。',
    '不同意的，也欢迎在{comments}说说理由。',
    '用一个词回答，写在{comments}。',
    '今天就挑一件小事试试。',
    '喜欢这样的内容，点个关注。',
    '关于{topic}，把你的一条建议写在{comments}。',
  ],
  casual: ['想到哪个朋友，就去圈一下。', '{comments}唠唠你的故事。', '觉得有意思就点个赞呗。'],
  professional: ['欢迎转给同事，一起讨论。', '请在{comments}分享一个行业里的例子。', '和团队聊一聊，再把结论写在{comments}。'],
  formal: ['敬请在{comments}留下宝贵意见。', '如觉有益，烦请转给同好。', '欢迎在{comments}指正。'],
  conversational: ['来{comments}接着聊。', '别光看，{comments}说一句。', '心里话写在{comments}，我都看。'],
  persuasive: ['今天就走第一步。', '想够了，试一次吧。', '现在就定下来，在{comments}写下从哪儿开始。'],
  humorous: ['请到{comments}自首，从轻发落。', '圈一下那位死不承认的朋友。', '别一个人笑，转出去。'],
  entertaining: ['最爱哪个片段，{comments}告诉我们。', '下一集的剧情，请在{comments}接着编。', '爆米花还有剩，叫上朋友一起看。'],
  inspirational: ['转给今天需要打打气的人。', '在{comments}写下今天的一件好事。', '选一小步，今天就走。'],
  educational: ['你学到过什么？用一句话写在{comments}。', '转给正在学的朋友。', '有没弄懂的，尽管在{comments}问。'],
  excited: ['快来{comments}报到！', '把你的小伙伴都圈来！', '想一起的，{comments}扣“在”！'],
}

export const saves: Posts['saves'] = [
  '先收藏，[用得上的时候|下次要用时]不用再找。',
  '存一下，总有用到的那天。',
  '截个图，放在相册里备用。',
  '收好，有空拿出来试一试。',
  '加个书签，下次从这儿开始。',
  '今天没空细看，就先存着。',
  '建议存下来，动手的时候对着看。',
]
