/** Topics as users type them, and worse: every built-in writer must handle them. */
const plain = `
repairing old bicycles
baking sourdough at home
small-batch ceramics studio
a weekend in Lisbon by tram
watercolour painting for beginners
remote work
productivity
SEO for dentists
content marketing
electric cars
dogs
grief
climate change
street photography
home office setup
morning routine
gut health
study habits for medical students
ai tools for teachers
women in tech
sustainable fashion brands
my sourdough starter
my grandmother's garden
our new booking app
our bakery
my first marathon
Ravi's pottery class
the future of remote work
the history of chess
a day in the life of a nurse
things to do in Paris
best coffee shops in Lisbon
the cheapest way to travel through Europe
iPhone 17 camera
Black Friday sale
new year resolutions
vegan meal prep on a budget
pasta
yoga
cooking
running
vegan bakery
podcast
books
coffee
umbrella
hour-long lunch breaks
university life
European trains
an honest review of standing desks`

const orders = `
start a podcast
grow tomatoes on a balcony
train your dog
cook dinner in 20 minutes
learn to code at 50
design a logo
design trends
stop doomscrolling
don't skip leg day
quit sugar
plan and film a reel in one afternoon
write better emails with AI
make money online
launch a newsletter
run a marathon
running shoes
travel to Japan
travel tips
paint watercolours
book club ideas
Learn Spanish
be kinder to yourself
never give up on your garden
die with zero
tie a bow tie`

const questions = `
how do I fix a flat tyre?
how to start running after forty
How to train a puppy
what is compound interest
What should I wear to an interview?
which laptop should I buy
why cats knock things over
why is my bread so dense
is AI going to replace designers?
Is it worth buying a used car?
should I learn Python or JavaScript?
does meditation work?
Can dogs eat apples?
Do plants need music?
when is the best time to visit Kerala?
where to eat in Goa
who invented the bicycle?
how long does it take to learn piano
how much protein do I need?
How AI is changing healthcare
what makes a good logo?
what nobody tells you about motherhood
Should you tip in Japan?
are cats or dogs better?
What's the point of small talk?
How do you say no to a client without losing them?
Why do we dream?
Is it OK to quit?
what to do when nothing works
Have you tried journaling?`

const statements = `
I quit my job to bake bread
Our new vegan bakery opens on Saturday
We are opening a café in Porto next month!!!
we just hit 1,000 subscribers!
My cat won't stop meowing at night
I built an app that reminds you to drink water
our bakery turned five today
I love hiking
just got back from Bali
We are hiring!
My grandmother taught me to knit and now I run a yarn shop
I'm learning to play the cello at 60
I have been journaling for a year
We have moved to a bigger studio
You should learn Rust
Everyone is talking about burnout
Remote work is here to stay.
The best camera is the one you have with you.
It rains again
Dinner was a disaster`

const wrapped = `
Write a post about how to prune roses in winter
5 tips for better sleep
10 Ways To Save Money On Groceries
mistakes to avoid when buying a house
reasons why remote work fails
WEDDING PHOTOGRAPHY TIPS
Sourdough: a beginner's guide
New product launch: eco-friendly water bottle
the pros and cons of freelancing
the best way to learn guitar
Tips for new dads
I want to talk about burnout
three lessons from my first year as a manager
Please write me a short LinkedIn post about negotiating a raise
topic: minimalism
A beginner's guide to beekeeping
the importance of saying no
Top 7 mistakes in public speaking
facts about octopuses
everything I learned from failing my driving test`

const shouted = `
WHY YOU SHOULD LEARN RUST
LOSING WEIGHT WITHOUT A GYM
NASA
AI
NFTs
SALE THIS WEEKEND ONLY
Best Coffee Shops In Lisbon
Taylor Swift
Game of Thrones
Machu Picchu
how To maKe SOAP
iPad drawing
e-commerce
C++
Node.js performance
3D printing
2026 goals
UX/UI design
B2B sales
K-pop`

const punctuated = `
"quoted topic"
my "perfect" morning
bread, butter and jam
repairing, restoring and riding old bicycles
tea vs coffee
Python vs JavaScript
cats or dogs?
work & life
rock'n'roll
50% off everything!
how 2 make $$$ online
...
what?!
(draft) autumn soup recipes
1. First tip
#vanlife
#repair #reuse #recycle
@sam and the garden
check out my shop at https://example.com/shop
bike-repair
<b>bold</b> ideas
{{topic}} and [link]
{topic}
a|b|c
100% cotton t-shirts
don't / won't
R&D
semi;colon;topic
tab	separated	topic
line one
hello
lol
a
x y
the
?!?`

const emoji = `
🚲🔧
🍞 baking bread 🍞
I ❤️ my dog
🎉🎉🎉 we did it 🎉🎉🎉
coffee ☕ and code 💻
👨‍👩‍👧‍👦 family game night
🇮🇳 street food
100 💯 days of yoga
🐱
💸 budgeting for couples 💸`

const foreign = `
猫の写真
今日のコーヒー
如何学习游泳
가을 여행
घर पर योग
मेरी पहली किताब
বাংলা রান্না
العناية بالقطط
اردو شاعری
рецепты борща
cómo hacer pan en casa
recettes de cuisine faciles
Wie lerne ich Deutsch?
receitas de bolo de cenoura
crème brûlée
naïve Bayes classifiers
café culture in Paris
Zürich im Herbst
ελληνική κουζίνα
תבשיל של סבתא`

const lines = (list: string) => list.split('\n').filter((line) => line !== '')

const long = [
  'I have been thinking about how small shops in my town could work together instead of fighting each other over the same customers, and I would like to write something about that for our local group',
  `${'Repairing old bicycles is what I do on Sundays. '.repeat(40)}`.slice(0, 1990),
  'x'.repeat(2000),
  'word '.repeat(399).trim(),
  'Supercalifragilisticexpialidocious'.repeat(10),
  'How can a small team that has no budget, no designer and no time still make a website that people trust and that does not look like every other website out there?',
  'first line about gardens\nsecond line about soil\n\nthird line about worms',
  '猫'.repeat(1000),
  '🚲'.repeat(300),
  'the quick brown fox jumps over the lazy dog while the lazy dog dreams about chasing the quick brown fox over the hills and far away',
  'Our family farm has grown apples since my grandfather planted the first trees, and this autumn we open the orchard to visitors for the first time with picking, pressing and a small café',
  'a guide for parents of toddlers who refuse to sleep, eat vegetables, wear socks, or get into the car seat without negotiations that would impress the United Nations',
]

/** More than 200 topics. */
export const awkwardTopics: readonly string[] = [
  ...[plain, orders, questions, statements, wrapped, shouted, punctuated, emoji, foreign].flatMap(lines),
  ...long,
]
