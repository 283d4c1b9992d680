/** Word lists that the topic analysis decides by. Lower case throughout; a list is a string so that it stays readable. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Always a verb when it opens a topic and something follows: "grow tomatoes". */
export const openingVerbs = words(`
  achieve add adopt afford apply ask assemble attract avoid bake beat become begin bring brew build buy calm carry choose clean
  collect combine compare compost convert convince cook create cure customize cut declutter decorate defend delete deliver describe
  develop discover do donate draw dress earn eat edit embrace encourage enjoy enter explain explore expand fail feed feel find finish
  fix forage forget forgive freelance gain get give go grow handle hang heal help hire homeschool identify ignore improve increase
  inspire install integrate invest join keep kill knit know launch lead learn leave let lift listen live lose love maintain make
  manage manifest master maximize measure meditate meet memorize monetize motivate move navigate negotiate notice organise organize
  overcome pack pay pick plan plant play practise practice prepare prevent promote protect prune publish quit raise read recover
  recycle reduce refinish refurbish register relax remember remove renovate repair repurpose replace restore rent rescue revise roast
  run save scale sell send serve set sew share sing sit solve speak spend spot start stay steam stop strengthen stretch style
  succeed support survive take talk teach tell thank think thrift train transform travel treat try turn understand unlock upcycle
  upgrade use validate visit wake walk wash watch wear weave whittle win work write
  host ferment migrate automate refactor deploy debug photograph hike forage repot propagate stop trust question challenge celebrate welcome
  meet order book check follow subscribe vote support hire open close die tie draw paint photograph teach rehearse sketch bike swim dream journal
`)

/** A verb only when a determiner, a preposition or the like follows: "design a logo", but "design trends". */
export const nounLikeVerbs = words(`
  book budget can care check coach cut dance date design dress drive exercise face film fish freelance garden hand help home host
  house juice label lead lift light love market meet name network nurse order parent park pitch plan plant play point pot
  practice press price produce program promise race research rest ride rock roast run sail sample scale score shop show ski sleep smoke sound
  spring staff stand state steam stock store study stretch style surf swim tape taste test time tour trade trail train travel treat trip
  type video view visit vote voice walk wash watch water wear work workout write yoga tax support use start stop move show share set try turn follow
  drink brunch brew sketch blog film stream lunch snack open close focus balance question challenge welcome post tweet voice vote
`)

/** What marks the word before it as a verb. */
export const afterVerb = words(`
  a an the my your our their his her its this that these those some any every each more less fewer better faster smarter like without
  with to from for in on at after before into through around past by about without it them him us me you yourself myself up down out off
  over away back alone together well again every all enough both only no two three four five six seven eight nine ten one
`)

/** Nouns that a gerund stands before as a modifier: "running shoes" are shoes. */
export const gerundHosts = words(`
  shoe shoes boot boots gear tip tips trail trails class classes tool tools product products plan plans school schools club clubs app apps
  software equipment machine machines room rooms table tables habit habits style styles lesson lessons course courses pool board season strategy
  strategies recipe recipes supplies routine routines session sessions partner partners studio studios shop shops business podcast podcasts
  skills skill techniques technique goals goal ideas idea costs cost advice guide guides process trends trend system systems agency
  agencies budget budgets materials list lists kit kits book books journal community journey spot spots bag bags bike bikes coach coaches
  license test tests jobs job career careers career disorder model models point company companies event events team teams expenses tax
  services service mistakes mistake problems problem soon dress venue venues party photography invitations cake cakes band rings
  chair desk video videos games game blocks soil pot pots knife knives line pads pans pan memory curve style
  automation analytics funnel funnels campaign campaigns platform platforms experience center centre program programs programme programmes
  contractor contractors teacher teachers instructor instructors artist artists specialist expert experts salon salons fan fans mat mats
  bowl water power hours day days trip trips holiday lodge rod rods shed crisis crises market markets estate code fees
`)

/** Words that end in -ing and are no activity. */
export const notGerunds = words(`
  morning evening spring string king thing something anything nothing everything wing ring sting ceiling clothing lightning sibling
  pudding earring wedding building meeting bring sing boeing beijing darling duckling sterling viking stocking during
  icing dumpling seedling offspring sling housing bedding flooring lighting amazing interesting exciting boring surprising outstanding
  following missing annoying confusing upcoming ongoing charming stunning relaxing easygoing
`)

/** Nouns that take no article in the singular. */
export const massNouns = words(`
  advice ai art baking beauty bread business butter calm care change cheese chocolate christmas climate clothing code coffee comedy
  communication content cooking creativity culture customer-service dance data debt design democracy diversity education energy english
  equipment ethics exercise fashion feedback fiction finance fitness food football freedom fun furniture gear gold golf gratitude
  grief growth hair happiness health help history homework hope housework humour humor inflation information inspiration jazz jewellery
  jewelry journalism justice kindness knowledge kombucha latin law leadership leather life literature loneliness love luck luggage lunch
  maintenance makeup management math maths meat media medicine meditation mindset mindfulness money motherhood motivation music nature
  networking news nostalgia nutrition online parenthood patience peace perfume performance philosophy photography physics poetry
  politics pollution pottery poverty prep pride privacy productivity progress prose psychology python recovery recycling remote-work
  research rest retirement rice romance safety salad salt science security self-care seo sex silence skincare sleep software solitude
  sourdough space speech sport staff stress success sugar sustainability tea teamwork tech technology tennis therapy time tourism traffic
  training transport travel trust truth wealth wellness wellbeing wildlife wine wisdom woodwork work wood wool work-life writing yoga
  pasta pizza sushi ramen chess cricket basketball soccer rugby hockey boxing karate judo pilates javascript typescript linux sql
  accounting astronomy biology chemistry economics geography adhd anxiety depression burnout autism menopause pregnancy retail
  hospitality manufacturing farming agriculture architecture engineering blockchain crypto cryptocurrency automation infrastructure
  branding copywriting pr outreach storytelling cinema theatre theater opera ballet hip-hop rap pop folk reggae techno calligraphy
  embroidery crochet origami knitting carpentry joinery gin whisky whiskey beer cider milk yoghurt yogurt honey garlic ginger corn wheat
  soil compost rain snow weather water fire air light darkness smoke skin glass steel plastic paper cotton silk denim linen granola
  breakfast brunch dinner hummus tofu kimchi matcha espresso homeware homewares stationery merch merchandise footwear underwear sportswear
  activewear streetwear knitwear menswear womenswear laundry childcare daycare homeschooling childbirth breastfeeding adoption
  friendship marriage divorce courage confidence discipline focus attention burnout balance faith prayer spirituality tarot astrology
  decor interior labor behavior color colour flavor laughter gender power
  gardening hiking cycling running swimming surfing climbing camping sailing fishing skiing snowboarding skateboarding vanlife
`)

/** Singular nouns that need an article, beside those whose ending says so. */
export const countNouns = words(`
  account accountant agency album app apartment appointment area breakup contractor crash dj fundraiser opening plumber reopening run election fair landing miscarriage article assistant audience bakery balcony band bank bar basket bathroom beach bed bedroom
  bicycle bike bird birthday blog board boat body book bookshop boss box boyfriend brand bridge brother budget bus cabin cafe café cake
  calendar camera campaign car career cat challenge channel chapter charity chart chatbot checklist child church city class classroom
  clinic club coach collection college comic committee community company competition computer concert conference contract cottage
  course cousin crew cup dashboard dad daughter day deadline deal degree desk diary diet dog door dream dress drink drone editor
  engine event exam exhibition experiment eye face family farm festival film firm flat flight floor flower framework friend
  funeral gallery game garden gig girlfriend goal group guide guitar gym habit hat hobby holiday home hook hospital hostel hotel
  house husband idea interview invoice island jacket job journal journey keyboard kid kitchen kitten knife lake lamp language laptop launch
  lawn lesson letter library list logo look loan machine magazine map marathon market meal meeting member menu method mistake model mom
  monologue mortgage mother mountain mug museum name neighbourhood neighborhood newsletter nonprofit note notebook novel nursery office
  opinion order outfit oven page pan paper park partner party passport path patio pen phone photo piano picture pet plan plane plant
  platform playlist podcast poem pond pool portfolio portrait pot presentation price problem product profile program project puppy purse puzzle
  question race recipe record relationship report restaurant resume résumé review ring river road robot rocket role room routine rug
  salon school screen script sentence series sequel shed ship shirt shoe shop show side-hustle hustle site skill sofa song soup speech
  spreadsheet staircase startup stall stew stock store story strategy street studio style subscription suit suitcase summit surprise synth
  system table team teapot team tent test text theme ticket tip title tool topic tour town toy track tradition trail train trend trick trip
  truck tree university van vase vegetable venue video village villa vineyard violin visa voice volunteer wall wardrobe watch website week
  weekend wedding wife window winery word workflow workout workshop world year zoo bouquet burger sandwich smoothie cocktail loaf
  sale night umbrella ladder blanket candle chair mirror pillow backpack scarf coat bottle mug plate spoon bowl knife bench fence gate shelf
  tent torch kayak canoe surfboard scooter motorbike motorcycle caravan campervan spaceship telescope microscope keyboard laptop tablet headset
  setup makeover tour hack giveaway lifestyle birthday anniversary gift baby pregnancy-test playlist toolkit checklist
  sneaker tattoo terrace theory tyre tire wheel webinar wish witch
`)

/** Endings of nouns that need an article; checked after the lists. */
export const countEnding = /(?:[^aeiou]er|or|ist|ian|eer|ette|book|board|shop|room|house|phone|maker|planner|box)$/
/** Endings of nouns that need none. */
export const massEnding =
  /(?:ness|ity|ism|ing|ology|ography|onomy|ics|care|ware|wear|work|craft|ship|hood|dom|ance|ence|ture|ment|tion|sion|ery|itis|phobia)$/

export const irregularPlurals = words(
  'people children men women feet teeth mice geese lives wives knives shelves leaves police cattle kids parents media dice sheep data',
)
/** End in s and are singular all the same. */
export const singularInS = words(
  `news physics maths mathematics economics politics athletics gymnastics ethics genetics robotics analytics electronics logistics
  ceramics christmas series chess business fitness wellness happiness process progress access success stress bus gas lens canvas atlas
  tennis basis analysis crisis thesis diabetes arthritis virus focus campus bonus status census menopause as us is was kubernetes pilates
  pancreas iris cactus octopus hummus asparagus cosmos paris texas los vegas los-angeles illinois les wordpress`,
)

export const superlatives = words(
  'best worst most least first last cheapest easiest biggest smallest fastest latest newest oldest top same right only hardest simplest future',
)
/** Begin a noun phrase that is complete as it stands. */
export const determiners = words(
  `a an the my your our their his her its this that these those some any every each no all both many few several most two three four five
  six seven eight nine ten one what whose which another enough more less`,
)

/** Say nothing about a topic by themselves: no keyword, no hashtag. */
export const stopWords = words(`
  a an the my your our their his her its this that these those some any every each no all both many few several most more less much very
  i you he she it we they me him us them myself yourself and or but nor so yet if then than as at by for from in into of off on onto out
  over per to toward towards under until up upon via with within without about above across after against along among around before behind
  below beneath beside between beyond down during inside near outside since through throughout is am are was were be been being do does did
  done have has had having will would shall should can could may might must not don't won't can't what who whom whose which when where why how
  there here just only also too really actually get getting got make making made go going let let's vs versus etc like new best good
  great top way ways thing things stuff something anything using use need needs want wants first ever never always again still
  start starting learn learning become becoming keep keeping one two three four five six seven eight nine ten today tomorrow next last
  isn't aren't doesn't didn't i'm i've we're we've it's that's you're they're write post tips ideas
`)

/** People that a topic can be meant for; any plural in -ers, -ists and the like counts too. */
export const peopleNouns = words(`
  beginners parents moms mums dads mothers fathers kids children teens teenagers toddlers babies students graduates freelancers founders women men
  adults seniors people couples families friends girls boys creatives introverts extroverts professionals nurses coaches pros newbies
  dummies entrepreneurs startups businesses creators marketers vegans athletes expats immigrants pensioners retirees veterans dogs cats
  agencies nonprofits charities schools churches cafes restaurants shops salons brands solopreneurs millennials singles everyone
  renters homeowners couples newlyweds
`)
export const peopleEnding = /(?:[a-z]{2}(?:er|or|ist|ian|ant|ent|eer|neur|ie)s)$/

/** Latin-script function words that English does not have: two of them and the topic is not English. */
export const foreignWords = words(`
  el los las una unos unas del por para con como cómo qué que en mi tu es y o de la le les des du une et est pour avec dans sur je mon ma
  der die das und ist ein eine einen mit für wie von zu auf mein meine nicht il lo gli di che per con un è sono mio mia della nel come
  os um uma não como meu minha em ao dos das na no e jak het een van voor met och att för av på til kak mera meri ka ki ke kaise hai aur ich im zum zur ich mein sur aux avec
`)
/** Function words that English does have; they outvote a chance match above. */
export const englishWords = words(
  'the a an of to in for with and or is are my your our how what why when on at from i you we do not it that this by as',
)
