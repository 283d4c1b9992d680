import type { Lexicon } from '#writer/checks/lexicon/lexicon.ts'

export const de: Lexicon = {
  says: {
    award: `preisgekrönt* | ausgezeichnet mit/als/vom/von/worden/und | vom/von/durch ... ausgezeichnet/prämiert/gekürt | des jahres gewählt/gekürt/ausgezeichnet | zum/zur ... des jahres | mehrfach ausgezeichnet* | prämiert* | goldmedaille | medaille* | preisträger* | gewinner des/der | testsieger* | michelin* | gewann ... preis/award | preis gewonnen | auszeichnung* | staatspreis* | landespreis* | bundespreis*`,
    ranked: `zum besten/zur/zu gewählt | gewählt zum/zur/als | nummer eins | nr. 1 | platz 1 | bestbewertet* | top-bewertet* | fünf-sterne* | 5-sterne* | # sterne/sternen | beste/bester/bestes/besten ... der stadt/region/welt/deutschlands/landes
      | deutschlands/europas/berlins/münchens/hamburgs/österreichs/bayerns beste*/erste*/größte*/einzige*/älteste*/beliebteste* | der/die/das einzige ... in der/deutschland | marktführer* | weltklasse | günstigsten/niedrigsten preis/preise | bestpreis*`,
    press: `bekannt aus | aus dem fernsehen | im fernsehen | in der presse | vorgestellt im/in der | berichtete über | empfohlen vom/von der | laut stiftung`,
    expert: `ärztlich empfohlen/geprüft | von ärzten/ärztinnen/hautärzten/experten/expertinnen/tierärzten/zahnärzten/ernährungsberatern/fachleuten empfohlen/getestet/geprüft/entwickelt | hautärzte/ärzte/experten/zahnärzte/tierärzte empfehlen/schwören | dermatologisch getestet/geprüft | klinisch getestet/geprüft/bestätigt/erwiesen | wissenschaftlich bewiesen/erwiesen/belegt/bestätigt | laborgeprüft* | im labor getestet/geprüft | studien zeigen/belegen | nachweislich`,
    certified: `zertifiziert* | *-zertifiziert* | zertifikat | staatlich anerkannt*/geprüft* | tüv-geprüft* | tüv | geprüfte qualität | patentiert* | lizenziert* | akkreditiert* | iso # | demeter* | meisterbetrieb`,
    organic: `bio | bio-* | biologisch* | ökologisch angebaut*/erzeugt* | aus biologischem/ökologischem | ungespritzt* | ohne ... pestizide/spritzmittel/chemie/gentechnik/kunstdünger | pestizidfrei* | gentechnikfrei* | frei von pestiziden/chemie | chemiefrei* | biozertifiziert* | bioqualität | demeter | !bio unterricht/lehrer`,
    pure: `#%/100-prozentig natur*/reine*/baumwolle/wolle/natürlich*/handarbeit/leinen/honig | rein natürlich* | ohne ... konservierungsstoffe/zusatzstoffe/zusätze/aromen/farbstoffe/geschmacksverstärker/zuckerzusatz | frei von ... zusatzstoffen/konservierungsstoffen/zusätzen | naturrein* | nur natürliche zutaten | natürliche/natürlichen zutaten | sortenrein*`,
    diet: `vegan* | glutenfrei* | laktosefrei* | zuckerfrei* | halal | koscher* | ohne zucker | ohne gluten | nussfrei* | pflanzlich* | kalorienarm* | milchfrei*`,
    eco: `nachhaltig* | umweltfreundlich* | biologisch abbaubar* | kompostierbar* | plastikfrei* | klimaneutral* | fair gehandelt* | fairtrade* | fair-trade* | recycelt* | recycling* | tierversuchsfrei* | schadstofffrei* | regional bezogen* | aus der region | aus regionalem anbau | regionale/regionalen zutaten/produkte/produkten | ökostrom | upcycling | unverpackt`,
    handmade: `handgemacht* | handgefertigt* | von hand gefertigt/gemacht/gepflückt/geschöpft/gegossen/genäht/geerntet/gerollt/geformt | in handarbeit | handarbeit | handgepflückt* | handgewebt* | handverlesen* | handbemalt* | handgenäht* | in kleinen chargen/mengen | holzofen* | steinofen* | kaltgepresst* | traditionell hergestellt`,
    delivery: `liefern wir | wir liefern | wir bringen ... nach/zu | geliefert | lieferung nach/bis/innerhalb/frei | lieferservice | frei haus | bis an die haustür | an die haustür | nach hause geliefert | versand* | wir verschicken/versenden | verschicken wir | per post | lieferung am`,
    reach: `deutschlandweit* | bundesweit* | weltweit* | europaweit* | in ganz deutschland/europa/österreich | in die ganze welt | österreichweit | landesweit* | in # ländern/städten/filialen`,
    free: `kostenlos* lieferung/versand/parkplätze/parken/probe/probestunde/beratung/wlan/kaffee/verkostung/probe*/geschenk*/kaffee/rückversand/rückgabe/umtausch/testen/erstgespräch/eintritt/snacks/getränke/verpackung | gratis | versandkostenfrei* | geschenkt | ohne aufpreis | kostenfrei* | umsonst | geht aufs haus | aufs haus | erste ... gratis/kostenlos/frei`,
    guarantee: `geld-zurück* | geld zurück | garantie | garantiert | garantieren | rückgaberecht | volle erstattung | zufriedenheitsgarantie | lebenslange | ohne risiko | risikofrei* | jederzeit kündbar | !keine garantie | !spaß/laune/gänsehaut/lacher/stimmung garantiert`,
    popular: `bestseller* | verkaufsschlager | publikumsliebling* | kundenliebling* | beliebteste* | meistverkauft* | tausende/hunderte/zahlreiche/unzählige zufriedene*/kunden/kundinnen/menschen/familien/gäste/teilnehmer/fans | zufriedene kunden/kundinnen | kunden/kundinnen/gäste/stammgäste lieben/schwören/schwärmen/sagen/kommen | unsere kunden/kundinnen/gäste | stadtgespräch | alle reden | begeisterte/begeisterten kunden/bewertungen/gäste | schnell ausverkauft | immer ausverkauft | in ... ausverkauft | lange schlangen | ausgebucht | geheimtipp | meistbestellt* | meistgefragt* | gefragteste*`,
    scarce: `nur noch # | nur noch wenige | noch # plätze/stück/exemplare/tickets/karten | letzte/letzten plätze/stücke/exemplare/karten | fast ausverkauft/ausgebucht/weg | limitiert* | begrenzte stückzahl/auflage/plätze/menge | schnell vergriffen | fast voll | nur noch # plätze/stück/exemplare/karten`,
    heritage: `familienrezept* | familienbetrieb* | familiengeführt* | familienunternehmen | generationen | in dritter/zweiter/vierter/fünfter generation | seit jahrhunderten | jahrhundertealt* | geheimrezept* | omas/großmutters ... rezept/rezepte/rezepten/kuchen/backbuch/küche/art/geheimnis/kochbuch/marmelade/apfelkuchen | wie bei oma | nach altem/überliefertem/traditionellem rezept | überliefert* | alte/altes/alten rezept/rezepte | traditionsreich* | traditionsbetrieb | !nächste/kommende/kommenden generationen`,
    health: `stärkt ... immunsystem | stärkt die abwehr | heilt | lindert | senkt ... blutdruck/cholesterin | entgiftet* | beugt ... vor | nebenwirkungen | für babys/kleinkinder geeignet | für empfindliche/sensible haut | hautverträglich* | fettverbrennung | nimm # | verbessert ... verdauung/schlaf | lindert/heilt/hilft ... husten/halsschmerzen/schmerzen/erkältung/stress`,
    childhood: `bin ... aufgewachsen | aufgewachsen bin | als kind | meine/meiner kindheit | als ich klein/jung/# | seit meiner kindheit | von klein auf | in meiner kindheit | hier geboren | bin ... geboren`,
    family: `meine/meiner/unsere/unserer oma/großmutter/mutter/mama/tante/schwester/frau/eltern/großeltern/tochter/familie ... gelernt/beigebracht/gezeigt/immer/hat/schon/backte/kochte/sagte/gab | mein/meinem/unser/unserem/meinen opa/großvater/vater/papa/onkel/bruder/mann/sohn ... gelernt/beigebracht/gezeigt/immer/hat/schon/sagte/gab/baute/gründete | von meiner/meinem/unserer/unserem oma/opa/mutter/vater/großmutter/großvater`,
    career: `jahre/jahren erfahrung | jahrelange*/langjährige* erfahrung | seit # jahren | seit zehn/zwanzig/fünfzehn/dreißig/zwölf/über/mehr/fast/vielen/jahrzehnten | jahrzehntelang* | nach # jahren | habe ich ... gearbeitet/gelernt/gekündigt/studiert/angefangen/aufgegeben | ich habe ... gearbeitet/gekündigt/studiert/aufgegeben/angefangen | meine/meiner ausbildung | meinen job/alten | angefangen hat alles | alles begann | alles fing | gelernter/gelernte/ehemaliger/ehemalige | haben wir ... angefangen/begonnen | in/nach meinen/unseren/über # jahren | # jahren als | meiner # jahre`,
    practice: `in meinen # jahren als | in # jahren als ... habe/haben`,
    clients: `eine/ein/meine/unsere kundin/kunde/gast/schülerin/schüler/patientin/patient/teilnehmerin/leserin/nachbarin/freundin/freund ... mir/mich/uns/sagte/erzählte/fragte/meinte/schrieb/kam/hat | wir haben ... geholfen/begleitet/beraten/verkauft | ich habe ... geholfen/begleitet/beraten/gesehen/erlebt | viele kunden/kundinnen/gäste fragen/sagen/erzählen | werde ich ... gefragt | werden wir ... gefragt | fragen mich/uns | letzte/letzten/letztes woche/monat/jahr/sommer/winter/samstag/sonntag`,
  },
  given: {
    award: 'preis/preise* | auszeichnung* | ausgezeichnet* | gewonnen | sieger* | medaille*',
    ranked: 'beste* | einzig* | erste* | größte* | älteste* | stern/sterne* | bewertung*',
    press: 'presse | zeitung* | fernsehen | zeitschrift* | artikel | podcast',
    expert: 'arzt/ärzte* | ärzt* | klinisch* | studie/studien | getestet | dermatolog* | expert* | labor*',
    certified: 'zertif* | geprüft* | patent* | anerkannt* | lizenz* | meister*',
    organic: 'bio* | öko* | ungespritzt* | pestizid* | chemie* | natur* | demeter*',
    pure: 'natur* | rein* | zusatz* | konservierung* | #%',
    diet: 'vegan* | gluten* | laktose* | zucker* | halal | koscher | nuss* | ei/eier | ohne',
    eco: 'nachhaltig* | umwelt* | recycel* | plastik* | region* | klima* | fair* | gebraucht* | öko* | verpackung*',
    handmade: 'hand* | selbst* | holz* | stein* | gepresst* | tradition*',
    delivery: 'liefer* | versand* | bring* | post | haustür | verschick*',
    reach: '*weit | ganz* | online | überall | länder*',
    free: 'gratis | kostenlos* | frei* | umsonst | kostenfrei* | inklusive | inkl* | geschenk*',
    guarantee: 'garant* | rückgabe* | erstatt* | umtausch* | kündbar | gewährleistung | geld zurück',
    popular: 'beliebt* | bestseller* | ausverkauft | ausgebucht | kund* | liebling*',
    scarce: 'nur | max* | höchstens | plätze | limitiert* | begrenzt* | letzte* | wenige | bis zu | stück | rest*',
    heritage: 'famili* | generation* | oma* | großm* | opa* | rezept* | tradition* | seit # | jahre*',
    health: 'immun* | heil* | gesund* | empfindlich* | baby* | kinder* | schmerz* | schlaf* | haut*',
    childhood: 'kind* | aufgewachsen | geboren | klein | jung | schule*',
    family:
      'oma* | opa* | groß* | mutter* | vater* | mama | papa | familie* | tante | onkel | frau | mann | schwester | bruder | tochter | sohn | eltern',
    career: 'jahr* | erfahrung* | gelernt* | gearbeitet | ausbildung* | seit | beruf* | job* | früher',
    clients: 'kund* | gast/gäste* | schüler* | patient* | teilnehm* | nachbar* | freund* | leser* | leute | letzte*',
  },
  numerals: 'zwei/drei/vier/fünf/sechs/sieben/acht/neun/zehn/elf/zwölf/fünfzehn/zwanzig/fünfundzwanzig/dreißig/vierzig/fünfzig/hundert',
  trades:
    'laden | hofladen | geschäft | bäckerei | café | restaurant | hof | studio | salon | schule | musikschule | praxis | werkstatt | imkerei | gärtnerei | brauerei | kurs | kurse | unterricht | handgemacht* | zu verkaufen | bestellen | vorbestellen | neue ernte | eingetroffen | kollektion | ab sofort | verkauf | tickets | wieder da | friseur | friseursalon | barbier | reinigung | reparatur | umzüge | umzug | fahrschule | massage | massagen | physiotherapie | nagelstudio | ferienwohnung | pension | campingplatz | markt | wochenmarkt | flohmarkt | weingut | metzgerei | konditorei | eisdiele | tierpension | hundesalon | gartenbau | nachhilfe | kita | vermietung | verleih | catering | führung | workshop | röstung | sind da | ist da | ist zurück | eröffnet | eröffnung | wieder geöffnet | öffnet wieder | wiedereröffnung',
  denies: 'nicht | kein | keine | keinen | keiner | nie | niemals | ohne | weder | statt | niemand | kaum',
  dictates:
    'sag | sagen sie | sagt | frag | fragen sie | antworte | antworten sie | schreib | schreiben sie | formuliere | beginne mit | zum beispiel | statt | etwa so | versuch',
  streets: {
    ending: 'straße | strasse | str. | gasse | platz | weg | allee | ring | ufer | damm',
    numbered: 'halle | raum | stand | tor | gleis | hof',
  },
  fromPlace: '',
  venues: 'hotel | café | gasthof | gasthaus | restaurant | brauerei | schloss | kaufhaus | klinikum | edeka | hotel',
  knownPlaces: `Berlin | München | Hamburg | Köln | Frankfurt | Stuttgart | Düsseldorf | Leipzig | Dresden | Hannover | Nürnberg | Bremen | Heidelberg | Freiburg | Potsdam | Bayern | Allgäu | Schwarzwald | Wien | Salzburg | Graz | Tirol | Südtirol | Zürich | Basel | Bern | Genf | Schweiz | Österreich | Italien | Toskana | Sizilien | Frankreich | Paris | Provence | Spanien | Barcelona | Madrid | Portugal | Lissabon | Griechenland | Kreta | Mailand | Rom | Neapel | London | New York | Tokio | Kyoto | Istanbul | Mumbai | Delhi | Indien | Japan | Marokko | Amsterdam | Kopenhagen | Stockholm | Prag
    | Hotel Adlon | KaDeWe | Edeka | Rewe | Alnatura | Denns | Rossmann | Kaufland | Galeria Kaufhof | Vier Jahreszeiten | Hilton | Marriott`,
  roles: `*leiter | *leiterin | *meister | *meisterin | *lehrer | *lehrerin | *trainerin | *trainer | *köchin | *koch | pfarrer | pfarrerin | herr | frau | bürgermeister | bürgermeisterin | gründer | gründerin | inhaber | inhaberin | meister | meisterin | trainer | trainerin | köchin | koch | küchenchef | küchenchefin | leiter | leiterin | kellermeister | kellermeisterin | braumeister | konditormeister | konditormeisterin | bäckermeister | bäckermeisterin | bäcker | bäckerin | gärtner | gärtnerin | imker | imkerin | winzer | winzerin | töpferin | töpfer | floristin | designerin | designer | fotografin | fotograf | autorin | autor | lehrerin | lehrer | dr | doktor | professor | professorin | prof | chefin | chef | geschäftsführer | geschäftsführerin | barista | bäuerin | bauer | ärztin | arzt | direktorin | direktor | moderatorin | moderator | tante | onkel | kollegin | kollege | oma | opa`,
  introduces:
    'gegründet von | geleitet von | gebacken von | gekocht von | gemacht von | entworfen von | gestaltet von | genäht von | mit | von | sagt | lernt | lernen sie | trefft | treffen sie | unterrichtet von | moderiert von',
  givenNames:
    'Anke | Antje | Bärbel | Beate | Bettina | Britta | Dagmar | Doris | Elke | Frauke | Gerda | Gisela | Gudrun | Hannelore | Ilse | Inge | Jutta | Karin | Kerstin | Maike | Margit | Renate | Rosemarie | Sigrid | Sonja | Ulrike | Annika | Leonie | Finn | Jonas | Emil | Moritz | Niklas | Torben | Björn | Gerhard | Günther | Helmut | Herbert | Holger | Horst | Jochen | Kai-Uwe | Ludwig | Olaf | Rainer | Reinhard | Rüdiger | Siegfried | Volker | Walter | Wilhelm | Mehmet | Aylin | Fatma',
}
