/** Towns whose name is a word of everyday life: they are meant only with their state, or behind "in" or "near". */
export const everydayTowns = new Set(
  `bath baker beauty brick brush busy cable call carpenter cedar central clear coats commerce cook cooper couch counselor
  crown day deposit drain driver english excel export fence fields fine firms fisher flat friendly frost garden gas gate gates
  glen grace green groom hall helper hill home house hunt index inlet interior joiner lawn levels liberty loop many maple
  mason max may mobile moss oak oaks odd only orange painter park pax pine plain pool post power powers price printer purchase
  rains rake reading sod sparks spring start startup stone story street strong supply sweet timber transfer van walker wall
  walls weed welcome white winter winters wood young`.split(/\s+/),
);
