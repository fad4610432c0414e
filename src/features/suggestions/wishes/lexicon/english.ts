/** English words that look or sound like a food or a wish and are none: no slip, and no Arabic. */
export const ENGLISH: ReadonlySet<string> = new Set(
  `
    abated abetted adorn adorns alloyed aloof arrived assent assents attach backers baker
    bakeries bakers bakery bandana bandanas banded banged banked banner banners bazaar bazaars
    beacon beacons beast beasts beckons bedside bedsides began beret berets beset besets bicker
    bickers binned bloom blooms boding botany branch branches brat brats bring bucket budding
    burner burners burring burying busier butler butlers butte butted buttes cabaret cabarets
    caboose cabooses cabs cackle cackles camper campers cannon cannons caped capes capped caps
    caravan caravans carps carving cashes casks caving ceased ceases champ champs chant chants
    checker checkers cheeky cheery chimes chimp chimps chink chinks chirp chirps chums claim
    claims clamp clamps clap claps clot clots clout clouts coffer coffers colon colons common
    commons concert concerts conned coops copes copied copies copped cops cotton cottons count
    counts coups craft crafts craning crating crazing crevasse crevasses crock crocks crook
    crooks croon croons croquet crouch crouches crown crowns cubed cubes cubs cult cults cupped
    curve curves decrees despite detect detects deterrent deterrents detours devout dimpling
    donor donors doubly drawer drawn drill drills dusty easing eighth eighths emigrate
    emigrates ethical ex excerpt excerpts falling famine famines fared fasten fastens fatten
    fattens fatter fattier feast feasts felling ferns filing filming fined fiver foggier
    footwork forge forged forger forgers forges foster fosters frogs frowns fulfil fulfill
    fulfills fulfils fulling galled gassed gazette gazettes glad gladden gladdens glade glades
    glads glide glides gloat gloats goblet goblets gold golds grasps grassy groan groans
    groggier gulled halting halve halves handy hardy harem harems hares harsh haste hastes
    hasting hatting haven havens hearing hearings hearth hearths heath heating heave heaves
    hemp herding hind hired hires hisses homies honed honied hooter horde hordes horrid hoses
    hound hounds hulk hulks humidifies humidify humility hump humps hunt hunts hurray hurrays
    hurricane hurricanes illusory infect infects inject injects inks innocuous insert inserts
    inspect inspects issued italics joked joker jokers kilt kneel kneels knit knits knot knots
    launch launches learns licking likens list lists liters llamas loath locking looms looses
    loping loser losers madder madman madmen maker makers mallet manage manages mania manic
    manured mapped marred married marsh marshes mastered matted mattered matured mayor mayors
    media medias mental mesh midway midways mildew mildews milker miller millers minuet minuets
    minuter mishap mitten mittens moaning monotony moodier mount mounts mourning musses napped
    nether nets network networks nicety nicked nicks nipped nits notching notes nursed older
    outsider outsiders oversights packer packers padding paint paints parson passer past pasts
    pearl pearls pedal penned pepped persona petal petals pierce pierces pint pints pirate
    pirates place places pleas plugs plumb plumbs plume plumes plump plumps plush podding poked
    poker pokers pokey possibly potion preach preaches prickle prickles properly quiet quiets
    quilt rabbi raiding railing railings raising rancher ranchers rang range ranges reached
    recap recaps receipt receipts refuge refuges refute refutes remote remotes reuse reuses
    ring rings rocked rocker rockers roman ruining rungs salute salutes saree satin saver savor
    savors scar scars scary scrape scrapes seating seedy selling seventh sevenths shaft shafts
    shaken shakier shallow shallows sharp sharps sheikhs shift shifts shifty shimmer shimmers
    shipping shore shores sicker sipping siting sizer slate slates sleet sleets slick slicks
    slipping slit slits slot slots smack smacks smelting smug snapped snappier snipping
    snitches snore snores sobbing soccer solemn spawn specialties specialty speeds spellings
    spin spins spit spits spore spores spout spouts sprain sprains spun stack stacks staffed
    stallion stitch stitches store stores streak streaks strew stun stuns summon summons swamp
    swamps swearing swerving swore tacks tamper temper tempers termed thread threads threat
    threats ticks tidier tiffing tonal torching tossed touchy toured trader traders trifle
    trifles trims triplet triplets trotted trough tryout tryouts tucks tumor tumors typo uneven
    vandal vandals verge verges vigil vigor voter voters waited wherever whiled whine whines
    whipped width widths wingers winks winner winners wintery witch witches woodwork younger
  `
    .trim()
    .split(/\s+/),
)
