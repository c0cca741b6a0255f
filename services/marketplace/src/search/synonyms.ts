/**
 * Words that clients use for the same thing, a group a line. A word finds every text that has one of its group; what names a
 * whole kind of work stands in the contract's `category-words`.
 */
const groups = `
faucet tap spigot
leak leaking drip dripping
clog clogged blocked unclog unblocking
toilet commode
sink basin
outlet socket
light lighting lamp
ac conditioner
furnace heater heating
couch sofa
shelf shelves shelving bookshelf bookshelves
deck porch
floor flooring floors
patio paver pavers
bush bushes shrub hedge hedges arborvitae
trim trimming
sprinkler irrigation
lawn grass yard
mow mowing mower
leaf leaves
snow plowing shoveling
paint painting painter
wallpaper wallpapering paperhanger
wifi router
laptop computer pc notebook
website webpage
app application
phone iphone android smartphone
tv television
mount mounting mounted
assemble assembly assembled
gutter gutters downspout
lock locks deadbolt locksmith
drywall plaster sheetrock
tile tiles grout
clean cleaning cleaner
maid housekeeper housekeeping housecleaning
wash washing washer
carpet rug rugs
declutter organize organizing organizer sort
dog dogs puppy
cat cats kitten kitty
sitter sitting
groom grooming groomer
train training trainer
move moving mover movers
haul hauling hauler
junk trash debris dump haul
deliver delivery courier bring
ride rides driver airport
tutor tutoring tutors lessons teacher
math algebra calculus geometry
photographer photography photo photos headshots portrait
babysitter babysitting nanny childcare
caregiver companion carer
elderly senior seniors elder
notary notaries signing
lawyer attorney
accountant accounting cpa bookkeeper
tax taxes irs
bookkeeper bookkeeping quickbooks
therapist therapy counseling counselor
resume cv
trainer gym fitness
mechanic car brakes
exterminator pest mice roaches bugs
roof roofer roofing shingles
appliance washing washer dryer refrigerator fridge oven dishwasher
hair haircut barber hairdresser
seamstress tailor alterations hem
cake cakes baker
chef cook
translate translation translator
inspection inspector
realtor realty
bike bicycle
fence fencing
tree trees arborist
`;

/** Words that take in others, but not the other way round: who has a dog has a pet. */
const wider: Record<string, string[]> = {
  pet: ['dog', 'cat', 'puppy', 'kitten', 'poodle', 'beagle', 'rabbit'],
  pets: ['dog', 'cat', 'puppy', 'kitten', 'poodle', 'beagle', 'rabbit'],
  dog: ['poodle', 'beagle', 'labrador', 'terrier', 'retriever', 'bulldog', 'shepherd'],
  appliance: ['microwave', 'stove', 'freezer'],
  car: ['honda', 'toyota', 'ford', 'minivan', 'truck', 'suv'],
  music: ['piano', 'guitar', 'violin', 'drums'],
};

/** Two words that are written apart and mean one. */
export const joinedWords: Record<string, string> = {
  'handy man': 'handyman',
  'handy woman': 'handywoman',
  'wi fi': 'wifi',
  'air conditioner': 'ac',
  'air conditioning': 'ac',
  'air con': 'ac',
  'washing machine': 'appliance',
  'cleaning lady': 'maid',
  'house keeper': 'housekeeper',
  'baby sitter': 'babysitter',
  'dry wall': 'drywall',
  'web site': 'website',
  'real estate': 'realtor',
  'lap top': 'laptop',
  'it support': 'computer',
  'it help': 'computer',
  'clean up': 'cleanup',
};

/** Words that are said of most kinds of work, so that they tell little about which is meant. */
export const generalWords = new Set(
  `repair repairs repairing fix fixing fixed install installing installation installer replace replacing replacement
  service services professional company contractor expert specialist worker setup set job jobs build custom change
  removal remove removing small big old new home house local nearby quick fast same day preparation prep support licensed certified`.split(
    /\s+/,
  ),
);

/** Small words of a sentence, which say nothing of the work. */
export const smallWords = new Set(
  `a an and any are around as at be best by can cheap could do for from get good have help hire hiring how i im in is it
  just like looking me my near need needed needs of on one or our out please some somebody someone that the there they
  this to under up us want wanted we what who will with would you your`.split(/\s+/),
);

const ofWord = Map.groupBy(
  groups
    .trim()
    .split('\n')
    .map((group) => group.split(' '))
    .flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

/** The other words for the same. */
export const synonymsOf = (word: string): string[] =>
  [...(ofWord.get(word) ?? []).flatMap(({ group }) => group), ...(wider[word] ?? [])].filter(
    (each) => each !== word,
  );

export const wordsWithSynonyms: ReadonlySet<string> = new Set(ofWord.keys());
