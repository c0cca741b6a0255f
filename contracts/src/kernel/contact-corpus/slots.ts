/* Values for the slots of texts to train on, so that a model learns the kind of thing and not the one example. */

const listOf = (words: string) => words.split('|').map((word) => word.trim());

const values: Record<string, readonly string[]> = {
  phone: listOf(
    '555-0142|973-555-0136|(212) 555 0117|305.555.0188|5550163|9735550111|+1 702 555 0190|555 01 27|nine oh eight 555 0121|6 0 2 5 5 5 0 1 4 4|415 five five five 0170|triple five oh one eight two|55 501 55|818/555/0133|0155-555|44 20 7946 0018',
  ),
  three: listOf('973|212|305|818|415|602|555|702|917|646|503|210'),
  four: listOf('0142|0117|0188|0163|0190|0127|0121|0144|0170|0182'),
  words: listOf(
    'nine seven three five five five oh one four two|two one two triple five zero one one seven|three oh five, double five, five, oh, one, eight eight|eight-one-eight five-five-five zero-one-three-three|six zero two then five five five then oh one forty-four',
  ),
  palabras: listOf(
    'nueve siete tres cinco cinco cinco cero uno cuatro dos|ocho uno ocho triple cinco cero uno treinta y tres|dos uno dos, cinco cinco cinco, cero uno diecisiete|tres cero cinco quinientos cincuenta y cinco cero uno ochenta y ocho',
  ),
  spaced: listOf(
    '9 7 3 5 5 5 0 1 4 2|2, 1, 2, 5, 5, 5, 0, 1, 1, 7|3-0-5-5-5-5-0-1-8-8|6.0.2.5.5.5.0.1.4.4',
  ),
  app: listOf(
    'snap|snapchat|insta|instagram|ig|whatsapp|telegram|tele|discord|dc|tiktok|kik|facebook|fb|messenger|signal|skype|viber|wechat|line|bereal|threads|twitter|reddit|twitch|zoom|facetime|youtube|pinterest|vsco|groupme|strava|duolingo|spotify|tumblr|wattpad|yubo|hangouts|imo|zalo|kakao|bluesky|mastodon',
  ),
  game: listOf(
    'roblox|minecraft|fortnite|xbox|psn|steam|valorant|among us|brawl stars|clash royale|free fire|pokemon go|rocket league|switch|gta|genshin|apex|league|brookhaven|chess.com|stumble guys',
  ),
  handle: listOf(
    'leo_mows|mr.rake77|KingPatio|sunny.side.sam|xXmowerXx|big dave lawns|jenny_k|lawnlady|@greenhands|coach.tim|tia.rosa88|el_primo_07|mudanzas.kike|handyhal|turtle_tom|maple.mike|bloxdad|nightowl22|carla.cleans|uncle_ray_x|porchcat|ruben',
  ),
  mail: listOf(
    'leo@mows.example|bigdave at gmail dot com|jenny(at)yahoo(dot)com|carla.cleans@outlook.com|tim + hotmail.com|rosa arroba gmail punto com|info@greenhands.net|handy hal, at, icloud, dot, com',
  ),
  firm: listOf(
    "Harlan Gutters|Rosie's Nails|Vance Tree Service|Blue Heron Pools|Plomería Ortega|Taller El Güero|Sunrise Bakery|Delgado Roofing|Kim's Dry Cleaning|Patel Motors",
  ),
  job: listOf(
    'lawn|leaves|babysitting|dog walk|car wash|windows|tutoring|moving boxes|snow|weeding|garage cleanup',
  ),
  chamba: listOf('podada|mudanza|limpieza|tarea|lavada del carro|jardinería|paseada del perro'),
  place: listOf(
    'the gas station|the skate park|the library|the old mill|the bus stop|the mall|Walgreens|the duck pond|the diner|the school gate|the parking lot behind church|the boat ramp|the 7-Eleven|the playground|the train station|the water tower|the laundromat|McDonalds',
  ),
  lugar: listOf(
    'la gasolinera|el parque|la cancha|la parada del camión|la placita|el Oxxo|la biblioteca|el malecón|la iglesia|la tortillería|el estacionamiento del Soriana|la estación|el colmado|la esquina de tu escuela',
  ),
  street: listOf(
    '48 Willow Bend Ct|12 Elm Street|1204 N Mill Pond Rd|77 Oak Ave apt 3|350 5th Ave|9 Harbor Lane|215 Cedar|corner of 4th and Main',
  ),
  calle: listOf(
    'Calle Laurel 114|Av. Juárez 230, int. 4|Calle Sol esquina Luna|Reforma 18|Privada Nogales 7',
  ),
  shop: listOf(
    'laundromat|barber shop|bakery|pizza place|vape shop|gas station|tire shop|gym|deli|nail salon',
  ),
  tienda: listOf(
    'tortillería|llantera|farmacia|panadería|peluquería|ferretería|tienda de la esquina',
  ),
  spot: listOf(
    'mailbox|toolbox|flowerpot|cookie tin|shed|glovebox|birdhouse|doghouse|freezer|hollow tree|cooler|bike basket',
  ),
  sitio: listOf(
    'buzón|maceta|caja de herramientas|hielera|cajón|casita del perro|bolsa de las pinzas|tapete',
  ),
  name: listOf('Tyler|Brianna|Marcus|Emma|Devon|Kyle|Sofia|Jayden|Mrs. Perez|Chloe'),
  nombre: listOf('Yesenia|Chuy|Mateo|doña Lupe|Kevin|Brayan|Ximena|el Beto'),
  pay: listOf('cash app|venmo|zelle|paypal|apple pay'),
  pago: listOf('zelle|cash app|venmo|paypal|transferencia|oxxo'),
  school: listOf('Roosevelt High|Jefferson Middle|Oak Hill|Lincoln|St. Mary'),
  time: listOf('4|5ish|6:30|noon|half past three|9 pm|after dark|8'),
  hora: listOf('cinco|4|seis y media|nueve|12|ocho'),
  colour: listOf('blue|red|white|gray|green|yellow|black'),
  tono: listOf('blanco|azul|rojo|gris|rosa|verde|negro'),
  age: listOf('14|15|13|16'),
  n: listOf('3|12|25|40|7|90|150|18|5|60'),
  day: listOf('Saturday|Sunday|Friday|the 14th|next week|Thursday|tomorrow'),
  dia: listOf('sábado|domingo|viernes|el 14|mañana|jueves'),
  kin: listOf('mom|dad|mother|father|grandma|older brother|aunt|guardian|uncle'),
  familiar: listOf('mamá|papá|abuela|tía|hermano mayor|tutora|tío'),
};

/** Each text `times` times, its slots filled with other values each time; texts without slots stand once. */
export function filled(texts: readonly string[], times: number): string[] {
  let turn = 1;
  const fill = (text: string) =>
    text.replace(/<(\w+)>/g, (slot, name: string) => {
      const known = values[name];
      turn = (Math.imul(turn, 1_103_515_245) + 12_345) & 0x7fffffff;
      return known?.[(turn >> 8) % known.length] ?? slot;
    });
  return texts.flatMap((text) =>
    /<\w+>/.test(text) ? Array.from({ length: times }, () => fill(text)) : [text],
  );
}
