import type { Lexicon } from '#writer/checks/lexicon/lexicon.ts'

export const en: Lexicon = {
  says: {
    award: `award-winning | award winning | multi-award* | prize-winning | medal-winning | took home gold/silver/first/the | won ... award/awards/prize/prizes/medal/trophy/title
      | winner/winners of ... award/awards/prize/medal | awarded the/a/best/gold/silver/bronze | gold medal | michelin
      | named/chosen/selected/elected/recognised/recognized ... of the year | named/chosen/selected by the | of the year by/award/awards/winner | named ... best | named one of | crowned | hall of fame | award for best | awards for | national award | holder of ... award/prize`,
    ranked: `voted the/best/top/number/india's/one/among | voted as | number one | no. 1 | no.1 | top-rated | top rated | highest-rated | highest rated
      | rated #/five/four | five-star | 5-star | 4.9-star | #-star | # stars | five stars | #/# stars | best ... in town/india/england/london/mumbai/pune/delhi
      | best ... in the city/country/county/world/region/area/state/neighbourhood/neighborhood/district/north/south/uk/us
      | india's/world's/asia's/europe's/country's/city's/town's/nation's/state's/region's/england's/britain's/america's/london's/maharashtra's first/best/largest/biggest/only/leading/oldest/finest/favourite/favorite/top
      | the only one in | the only ... in town/india/the | largest/biggest/leading/oldest ... in town/india/the | market leader | industry-leading | world-class
      | second to none | unrivalled | cheapest ... in | lowest price/prices | best price/prices | unbeatable price/prices`,
    press: `as featured in/on/by | been featured | was/were featured | featured in vogue/forbes/the | as seen on/in | seen on tv | on national tv | covered by the
      | recommended by the/locals/critics/food | reviewed by the | raved about by | press has | lonely planet | the guardian | times of india | trip advisor | tripadvisor`,
    expert: `doctor/doctors/dermatologist/dermatologists/dentist/dentists/vet/vets/expert/experts/nutritionist/nutritionists/dietitian/dietitians/physician/physicians/paediatrician/pediatrician/pediatricians/paediatricians/physio/physios recommended/recommends/recommend/approved/approve/approves/tested/backed/endorsed/trusted/formulated/swear
      | doctor-recommended | doctor-approved | doctor-formulated | dermatologist-approved | dermatologist-tested | dermatologically tested | vet-approved | vet-recommended | expert-approved | expert-backed | chef-approved
      | recommended/approved/endorsed/tested/trusted/loved/backed by doctors/dermatologists/experts/nutritionists/vets/dentists/dietitians/physicians/professionals/chefs/scientists/paediatricians/pediatricians
      | recommended/approved/endorsed/tested/trusted by leading/top/local/professional/many/our | clinically tested/proven/studied/validated | clinically-proven | scientifically proven/tested | proven by science
      | association/council/board/institute/academy ... recommends/recommend/approves/endorses | lab-tested | lab tested | laboratory tested | laboratory-tested | backed by science/research | studies show/prove | proven to`,
    certified: `certified | *-certified | accredited | licensed | iso # | fssai | usda | gmp | haccp | government-approved | government approved | approved by the
      | patented | patent-pending | officially recognised/recognized/approved | quality-tested | quality tested | safety-tested | hallmarked | bis hallmark | fully insured
      | registered with | !certified mail | !gift certified`,
    organic: `organic | organically | pesticide-free | pesticide free | no/without/zero/any ... pesticides/pesticide/chemicals/carbide/insecticides/fertilisers/fertilizers
      | free of/from ... pesticides/chemicals/carbide | chemical-free | chemical free | naturally grown/ripened | carbide-free | non-gmo | gmo-free | unsprayed | spray-free
      | !organic reach/traffic/search/growth/waste/shape/shapes/form/forms/chemistry/post/posts/results/followers`,
    pure: `#%/pure natural/cotton/authentic/original/vegetarian/handmade/recycled/genuine/wool/silk/pure/silver/gold/leather/linen/beeswax/soy/ghee/honey/arabica | all-natural | all natural | natural ingredients
      | no/without/zero ... preservatives/preservative/additives/colourings/palm | no artificial | nothing artificial | without artificial | preservative-free | preservative free | additive-free
      | no added | free of/from ... preservatives/additives | unadulterated | adulteration-free | single-origin | single origin`,
    diet: `vegan | gluten-free | gluten free | dairy-free | sugar-free | sugar free | nut-free | lactose-free | egg-free | eggless | halal | kosher | keto-friendly | keto | plant-based | low-calorie
      | fat-free | caffeine-free | guilt-free | !vegan friend/friends`,
    eco: `eco-friendly | eco friendly | environmentally friendly | biodegradable | compostable | sustainably | ethically | responsibly sourced/made/grown | locally sourced | sustainable | plastic-free | zero-waste | zero waste
      | cruelty-free | fair-trade | fair trade | fairtrade | carbon-neutral | carbon neutral | recycled | recyclable | non-toxic | toxin-free | hypoallergenic | bpa-free | solar-powered | upcycled`,
    handmade: `handmade | hand-made | made by hand | handcrafted | hand-crafted | handwoven | hand-woven | hand-stitched | hand-painted | hand-poured | handpicked | hand-picked | picked by hand | small-batch | small batches | small batch
      | wood-fired | stone-ground | cold-pressed | hand-rolled | hand-carved | !hand-picked/handpicked selection/list/team/tips`,
    delivery: `we/we'll/we'd/i/i'll/can deliver/ship/courier | we're delivering | delivered to your/the/you | delivered straight/fresh/free/right/within/across/anywhere/nationwide | delivery/shipping to your
      | home delivery | home-delivery | door delivery | doorstep | to your door | delivery available | delivery within | delivery across | delivery anywhere | same-day/next-day/overnight/express delivery/shipping/dispatch | same day/next day delivery
      | ships/shipping/shipped to/all/across/within/worldwide/anywhere/in/free/nationwide | free delivery/shipping | cash on delivery | cod | pan-india | worldwide shipping/delivery | nationwide shipping/delivery
      | !deliver results/value/quality/on/talks/feedback`,
    reach: `ship/ships/shipping/shipped/deliver/delivers/delivered/delivering/delivery/available/serve/serves/serving/clients/customers/stores/branches/outlets ... all/across/throughout/anywhere over/the/in/india/europe/country/world/uk/us/usa/city
      | ship/ships/shipping/shipped/deliver/delivers/delivered/delivering/delivery/available/clients/customers/stores/branches ... worldwide/nationwide/countrywide/internationally/abroad/overseas/pan-india | pan-india
      | worldwide/nationwide/international shipping/delivery | in # countries/cities/states/locations`,
    free: `free/complimentary delivery/shipping/returns/parking/wifi/wi-fi/gift/gifts/sample/samples/trial/consultation/tasting/tastings/refill/refills/installation/assembly/pickup/pick-up/quote/quotes/estimate/coffee/tea/snack/snacks/drink/drinks/dessert/workshop/entry/admission/ebook/e-book/guide/wrapping/alterations/class/session/demo/lunch/breakfast/app/bag/tote/sticker/repair/repairs/inspection/callout/call-out/hot/welcome/cup/chai/cookie/topping/toppings/childcare/transport
      | complimentary | delivered free | delivered/shipped/wrapped/installed for free | on the house | at no extra cost/charge | no extra cost/charge | free of charge/cost | buy one get one | bogo | free with every/each/your/any | free ... with every/each/any | kids go free | first ... free | with/get/enjoy/plus a/your/one free * | !free time/afternoon/evening/evenings/hour/moment/day/weekend/hand/hands/spirit`,
    guarantee: `guarantee/guarantees/guaranteed | warranty | money-back | money back | full refund | refunded | no questions asked | easy returns | hassle-free returns | free returns | satisfaction guaranteed | risk-free | lifetime warranty/guarantee/support/access
      | or your money | cancel any time/anytime | we'll replace | !can't/cannot/no/won't/nobody guarantee/guarantees/guaranteed | !fun/laughs/laughter/smiles/giggles/chaos/goosebumps guaranteed`,
    popular: `bestseller/bestsellers | best-seller | best-sellers | best-selling | bestselling | our most popular | most-loved | most loved | crowd favourite/favorite | fan favourite/favorite | local favourite/favorite | customer/customers/community favourite/favorite/favourites/favorites | trusted by | loved by | used by | chosen by | went viral
      | thousands/hundreds/millions/dozens of happy/satisfied/customers/people/families/clients/users/students/homes/visitors/guests/fans/followers/orders/members/parents/riders/businesses | customers/clients/guests/regulars/locals love/rave/swear/adore/agree/keep/can't | rave reviews | glowing reviews | five-star reviews | great reviews
      | sold/sells/sell out in/within/every/fast/last/quickly/each | selling out fast | selling fast | flying off | by popular demand | everyone's/everybody's talking | talk of the town | happy customers/clients | satisfied customers/clients | joined by | fully booked | long queues | queues round/around | people drive/travel/come from | reviews say | most-ordered | most ordered | most requested | most-requested`,
    scarce: `only/just # left/seats/spots/places/pieces/remaining/available/slots/copies/tickets/jars/boxes/bottles/rooms | # seats/spots/places/slots/pieces/tickets left/remaining | only a few/handful | few ... left/remaining | limited stock/stocks/edition/quantities/quantity/slots/batch/batches | almost gone/full | nearly gone/full/sold | half full | almost sold | filling up/fast | going fast | last few`,
    heritage: `family recipe/recipes | family-owned | family-run | family owned/run/business/tradition | for/over/through/three/two/four/five/many/# generations | generations of | third-generation | second-generation | fourth-generation | fifth-generation | generation to generation | age-old | century-old | centuries-old | time-honoured | time-honored | heirloom recipe/recipes | ancestral
      | secret recipe/family/ingredient | grandma's/grandmother's/grandfather's/granny's/nani's/dadi's/nonna's ... recipe/recipes/kitchen/secret/secrets/pickle/pickles/way/cooking/cookbook/bread/cake/cookies/sauce/jam/pie/method/hands/stories/loom/garden/chutney/biscuits/soup/curry/technique/notebook | passed/handed down | our ancestors | decades-old | !generations to come | !next generations`,
    health: `boost/boosts/boosting ... immunity/metabolism | boosts your | immunity-boosting | immune-boosting | cures | heals | anti-ageing | anti-aging | detoxes | detoxifies | lowers/reduces/regulates ... pressure/cholesterol/sugar | relieves ... pain | side effects | safe for babies/children/kids/toddlers/sensitive/all | suitable for sensitive/babies | kid-safe | child-safe | melts ... fat | lose # | results in # | improves ... digestion/sleep | prevents | soothes/calms/eases ... cough/coughs/throat/pain/stress/digestion`,
    childhood: `grew up | as a child/kid/boy/girl i/we | i was born | we were born | born and raised | when i was little/young/small/a/#/six/seven/eight/nine/ten | my childhood | since childhood | since i was | growing up/on`,
    family: `my/our grandmother/grandma/grandfather/grandpa/granny/nani/dadi/nana/nonna/mother/mum/mom/father/dad/aunt/uncle/parents/grandparents/husband/wife/sister/brother/son/daughter ... taught/told/showed/used/made/makes/always/passed/gave/started/planted/began/swore/said/says/still/opened/built/baked/cooked/would
      | taught/told/showed me/us by | taught me/us everything | runs in the/our family | my/our ...'s recipe`,
    career: `years of experience | #/ten/fifteen/twenty/thirty years of *ing | years' experience | # years in the | decades of/in | for/over/after/nearly/almost/spent ... # years | for over/more/nearly/almost # years | for # years | for ten/twenty/fifteen/thirty/twelve/five years | i/we trained/studied at/under/with/in/as | i've trained | i/we worked as/at/in/for | my/our first job/oven/shop/stall/client
      | i/we left/quit my/our/a | i/we gave up | i/we started in/with/this/the/my/our/baking/making/out | started in my/our/a | it all began/started | began in a/my/our | after years/# | i/we spent | took me/us # | i've/we've *ed/made/baked/taught/run/grown/sold/kept/done ... since/every/for | since my/our student/school/college/university/first | i've/we've been ... for #/ten/twenty/fifteen/years/decades | as a trained/former/qualified | former | in/with/after my/our # years | my/our # years as/of/in`,
    practice: `in my # years as/of | in my # years' experience`,
    clients: `i've/we've/have helped/served/taught/trained/coached/delivered/sold/worked | my/our customers/clients/students/guests/patients/regulars/followers/members/neighbours/readers tell/say/ask/keep/told/asked/said/often/always/call/come/report/describe
      | a/one customer/client/student/guest/patient/regular/reader/neighbour/colleague/friend told/asked/said/wrote/came/cried/once/called/of/messaged/drove | people always/often/keep ask/asking/tell/telling | last week/month/year i/we/a/one/our/my | yesterday i/we/a`,
  },
  given: {
    award: 'award* | prize* | won | win | winner | medal* | champion*',
    ranked: 'best | rated | rating* | star/stars | first | only | largest | oldest | number one | voted',
    press: 'press | magazine | newspaper | tv | featured | article | review*',
    expert: 'doctor* | clinic* | dermatolog* | expert* | tested | study/studies | research* | vet | nutrition* | lab',
    certified: 'certif* | licen* | accredit* | approv* | patent* | registered | insured | hallmark* | diploma',
    organic: 'organic* | pesticide* | chemical* | natural* | spray* | carbide',
    pure: 'pure | natural* | preservative* | additive* | #% | artificial | no added | origin',
    diet: 'vegan* | gluten* | dairy | sugar | nut/nuts | lactose | egg/eggs/eggless | halal | keto | plant-based | calorie*',
    eco: 'eco* | sustain* | recycl* | waste | plastic* | compost* | fair trade | cruelty | local* | green | upcycl* | reus* | refill* | secondhand | second-hand | allerg* | solar*',
    handmade: 'hand* | small batch* | wood-fired | wood | craft* | stone* | pressed | made by',
    delivery: 'deliver* | ship* | courier | post/posted | door*',
    reach: 'all over | across | nationwide | worldwide | international* | anywhere | everywhere | online | countries',
    free: 'free* | complimentary | no charge | included | includes | bring',
    guarantee: 'guarant* | warrant* | refund* | return/returns | money back | replace* | cancel* | promise*',
    popular:
      'popular* | bestsell* | best-sell* | favourite* | favorite* | sold out | sell/sells out | customers | loved | reviews | followers | demand | fully booked | trusted',
    scarce: 'limited | only | left | max* | up to | places | seats | spots | last | few | # people | small group | edition | stock',
    heritage:
      'family | generation* | grandmother* | grandma* | grandfather* | recipe* | tradition* | heritage | ancest* | since # | old | years',
    health: 'immun* | heal* | cure* | health* | pain | sensitive | bab* | child* | kids | sleep | digest* | side effects',
    childhood: 'child* | grew | born | kid | young | little | school',
    family:
      'grand* | mother* | father* | mum | mom | dad | aunt | uncle | parents | husband | wife | sister | brother | son | daughter | family | nani | dadi',
    career:
      'year* | experience* | trained | worked | job | decade* | started | since | career | studied | old | birthday | anniversary | month*',
    clients: 'customer* | client* | student* | guest* | patient* | people | asked | told | helped | followers | members | neighbour*',
  },
  numerals: 'two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/fifteen/twenty/thirty/forty/fifty/hundred',
  trades:
    'shop | store | bakery | cafe | café | restaurant | farm | studio | salon | school | academy | gym | clinic | bookshop | florist | brewery | lessons | classes | courses | tickets | handmade | for sale | in stock | now open | available | order | orders | booking | bookings | new arrivals | just in | has arrived | have arrived | harvest | collection | catering | service | services | repairs | plumber | electrician | tutor | tuition | candles | soaps | jewellery | jewelry | workshop | workshops | hairdresser | barber | groomer | grooming | cleaning | cleaner | removals | moving service | nursery | kindergarten | guesthouse | campsite | camping | b&b | garage | market stall | farmers market | fair | upholstery | tailor | tailoring | alterations | tutoring | massage | physiotherapy | gardening | landscaping | childcare | dog walking | delivery | rental | hire | boutique | bike repair | spa | has/have arrived | in now | new in | taking bookings | opens | opening | tiffin | reopens | reopening | dye studio',
  denies:
    "not | no | never | don't | doesn't | didn't | isn't | aren't | wasn't | can't | cannot | won't | without | nobody | none | neither | instead of | rather than | isn’t | hardly | nor",
  dictates:
    'say | ask | tell | reply | answer | write | try | respond | open with | start with | begin with | lead with | close with | end with | repeat | type | read | email | message | text | script | example | instead of | like this',
  streets: {
    after:
      'street | st | road | rd | lane | avenue | ave | square | drive | close | terrace | court | row | nagar | marg | chowk | bazaar | boulevard',
    numbered: 'shop | gate | unit | stall | room | plot | block | sector | floor | pier | stand | house no',
  },
  fromPlace: `grown/made/baked/brewed/woven/roasted/harvested/produced/crafted/designed/born/cooked/filmed/raised/picked/caught/farmed/sewn/printed/assembled/founded in/at/on/near | sourced/imported/flown/shipped/brought/straight/direct/directly/fresh/comes/come/hails/arrives/beans/leaves/spices/cotton/fruit/mangoes/orchards/farms from
    | trees/groves/bushes/hives/vines/slopes/valleys/hills/fields/gardens/meadows/woods in/of/on | from the farms/fields/orchards/hills/valleys/mountains/coast/forests/slopes/gardens/markets/streets/vineyards of | farms/fields/orchards/hills/gardens in/of | served/available/stocked/sold/displayed/seen/used/exhibited at/in | find/visit/see/meet us at/in/near | based/located in/at/near
    | store/stores/shop/shops/studio/studios/branch/branches/outlet/outlets/stall/cafe/café/kitchen/workshop in/at/on | next to | opposite | across from | just off | round the corner from | around the corner from | minutes from | pick up at/from | collect from | held at/in | deliver to | delivery in | delivering in/to/across | at the`,
  venues:
    'hotel | hotels | restaurant | resort | palace | mall | cafe | café | bakery | supermarket | hospital | university | college | stadium | airport | museum | gallery | hall | tower | plaza | market | bazaar | station | theatre | theater | bistro | farms | farm | estate | clinic | academy | spa',
  knownPlaces: `Bikaner | Jodhpur | Shimla | Manali | Leh | Ladakh | Rishikesh | Amritsar | Chandigarh | Bhopal | Patna | Ranchi | Guwahati | Shillong | Ooty | Munnar | Wayanad | Pondicherry | Madurai | Kanpur | Thane | Navi Mumbai | Gurgaon | Gurugram | Noida | Bristol | Leeds | Liverpool | Sheffield | Nottingham | Newcastle | Cardiff | Belfast | Brighton | Oxford | Cambridge | Cornwall | Devon | Yorkshire | Kent | Somerset | Norfolk | Suffolk | Wales | Scotland | Ireland | Galway | Cork | Portland | Denver | Nashville | New Orleans | Philadelphia | Atlanta | Miami | Dallas | Houston | San Diego | Vermont | Oregon | Napa | Vancouver | Montreal | Brisbane | Perth | Auckland | Wellington | Mumbai | Delhi | New Delhi | Bengaluru | Bangalore | Chennai | Kolkata | Hyderabad | Pune | Ahmedabad | Jaipur | Lucknow | Goa | Kerala | Ratnagiri | Darjeeling | Assam | Kashmir | Punjab | Gujarat | Rajasthan | Maharashtra | Tamil Nadu | Coorg | Varanasi | Udaipur | Kochi | Nashik | Nagpur | Surat | Indore | Agra | Mysore | Devgad | Konkan | Himalayas
    | London | Manchester | Birmingham | Edinburgh | Glasgow | Dublin | New York | Brooklyn | Manhattan | Los Angeles | San Francisco | Chicago | Boston | Seattle | Austin | Texas | California | Florida | Toronto | Sydney | Melbourne | Paris | Berlin | Milan | Rome | Florence | Tuscany | Sicily | Naples | Madrid | Barcelona | Lisbon | Vienna | Amsterdam | Copenhagen | Stockholm | Tokyo | Kyoto | Seoul | Shanghai | Beijing | Hong Kong | Singapore | Bangkok | Dubai | Istanbul | Cairo | Marrakech | Nairobi | Cape Town
    | Taj Hotel | Taj Mahal Palace | Reliance Fresh | Big Bazaar | BigBasket | Blinkit | Zepto | D-Mart | DMart | Whole Foods | Waitrose | Sainsbury's | Marks & Spencer | Harrods | Selfridges | Trader Joe's | Target | Hilton | Marriott | Hyatt | Ritz | Sheraton | Radisson | Oberoi | Westin | Four Seasons | Myntra | Nykaa | Ajio | Meesho`,
  roles: `founder | co-founder | owner | co-owner | chef | head chef | baker | head baker | gardener | head gardener | coach | trainer | instructor | dr | mr | mrs | ms | miss | professor | prof | director | manager | teacher | designer | author | photographer | ceo | barista | potter | florist | carpenter | artist | guide | host | farmer | stylist | therapist | dietitian | nutritionist | sommelier | brewer | roaster | beekeeper | mechanic | uncle | aunty | auntie | sister | captain`,
  introduces:
    'meet | say hello to | say hi to | hosted by | led by | founded by | run by | taught by | created by | designed by | baked by | cooked by | crafted by | painted by | made by | grown by | written by | photographed by | directed by | curated by | prepared by | started by | says | said | thanks to | shoutout to | ask for | together with | guided by | masterclass with | workshop with | session with',
  givenNames: `Ramesh | Suresh | Mahesh | Dinesh | Rakesh | Mukesh | Naresh | Anjali | Asha | Usha | Seema | Rekha | Shweta | Swati | Sneha | Divya | Deepa | Nisha | Kiran | Arun | Ashok | Vijay | Ajay | Sunil | Manoj | Pradeep | Sandeep | Vivek | Nikhil | Siddharth | Aditya | Karan | Varun | Gaurav | Abhishek | Harish | Girish | Satish | Prakash | Mohan | Gopal | Krishnan | Venkat | Imran | Salman | Farhan | Zainab | Ayesha | Sana | Hamid | Karim | Tariq | Bilal | Yasmin
    | Ahmad | Abdul | Emily | Olga | Igor | Natasha | Chloe | Mia | Noah | Liam | Isla | Freya | Alfie | Archie | Callum | Duncan | Fergus | Siobhan | Niamh | Aoife | Liz | Beth | Becky | Debbie | Sally | Molly | Maggie | Annie | Bob | Jim | Mike | Dave | Joanna | Rosie | Gemma | Nigel | Trevor | Barbara | Dorothy | Betty | Evelyn | Clara | Nora | Theo | Hugo | Kenji | Yuki | Hiroshi | Wei | Priyanka`,
}
