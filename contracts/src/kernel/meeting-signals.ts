import { type Signal, signalsOf } from './weighed-words.ts';

/* Signals of places, of meetings, and of what draws a child away from those who look after it. */

const places = signalsOf(`
  2 colour ..1 home|door|gate|puerta|building
  2 home ..0 colour
  2 thisIs ..2 colour ..1 home|door|gate|puerta|building
  2 thisIs ..3 home|house|door|building
  4 thisIs|live ..3 home|house|building ..1 with|con
  3 ordinalHouse ..0 home|door|puerta
  2 ordinalHouse ..0 home|door ..1 after|past|from|on|before|de|a
  2 home|house ..1 with|con ..4 colour|roof|door|fence|gate|tree|truck|flag|shutters|porch|arbol|techo|reja|bandera|gnomes|fountain
  3 thisIs ..3 home ..3 left|right|end|izquierda|derecha|fondo|final
  2 live
  2 live ..4 locator
  3 home ..3 locator
  3 locator ..2 landmark|Name
  3 Name ..0 street
  1 on|en|at ..0 Name ..0 street
  4 spanishStreet ..1 Name|number|digits
  5 spanishStreet ..3 digits
  3 home ..4 on|en|de ..2 Name
  1 live ..4 colour ..1 home
  3 live ..3 on|at|off ..1 Name
  2 live ..2 Name ..0 street
  4 corner|esquina ..1 of|de|con ..1 Name ..1 and|y|con|& ..1 Name
  4 unit ..0 unitMark
  2 unit ..0 unitLetter
  2 ordinalHouse ..0 floor|piso
  3 floor|piso ..4 locator
  3 locator ..5 floor|piso
  3 live ..4 floor|piso|unit
  2 attend ..1 Name ..2 school
  5 mySchool ..1 Name
  3 attend ..1 Name
  3 attend ..3 school
  5 my|mi|our ..0 school ..1 is|es|se ..2 Name
  5 askFor ..3 shop
  5 askFor ..1 Name|me
  1 shop ..3 on|en|at ..1 Name
  3 me|my|i|im|estoy|find ..4 at|en ..2 shop ..3 on|en|de ..1 Name
  3 digits ..0 Name
  1 floor|piso
  6 house_number ..2 is
  5 only ..1 shop ..3 in|on|en
  4 thats ..0 me
  5 ask|pregunta ..2 for|por ..0 me|person
  5 i ..0 work|trabajo ..1 at|in|en ..1 Name
`);

const meetings = signalsOf(`
  5 meet ..4 meetPlace
  3 ven|vente ..4 meetPlace
  5 meet ..2 after|despues ..2 class|school|clase|clases|escuela
  4 propose ..1 meet
  4 meet ..3 alone
  4 luredTo
  5 come|ven|over|pasa|meet|vente|visit|go|vamos|te|see ..4 luredTo
  8 ride ..5 meetPlace|school|you|me|luredTo|car
  5 ride
  -10 ride ..0 las|los|la|el|hojas|basura
  -6 parent|guardian|mom|dad|mother|father|mama|papa ..5 ride
  7 come|ven|vente|meet|venir|vengas|verte|vernos|vemos ..2 alone
  5 propose ..6 alone
  3 you|te|tu ..5 alone
  6 wait|waiting|espero|esperame|esperare ..3 for|you|me|afuera|outside|a ..4 your|tu|school|you|escuela|gym|behind
  6 dontTell ..3 strictGuardian
  4 dontTell ..3 guardian
  7 strictGuardian ..2 no|not|dont|doesnt|cant|never|wont|isnt|arent|nunca ..4 know|saber|saberlo|sepa|sepan|find|see|vean|vea|enteren|entere|notice|around|there|enterar|involved|part
  6 strictGuardian ..1 refuses
  6 lie
  6 tell|dile|diles ..1 strictGuardian ..0 its|youre
  5 dontSay
  6 bother|molestar|disturb|ask|preguntes|preguntarle ..0 strictGuardian ..1 with|con|about
  6 keep|leave|deja|dejar ..0 strictGuardian ..1 out|fuera
  5 they|nobody|she|he|ellos|ella ..1 cant|wont|dont|not|doesnt|no ..2 see|know|sees|knows|vean|sepan|find
  5 is|are|esta|estan|cuando|when|until|while|mientras ..1 strictGuardian ..2 home|work|out|gone|asleep|casa|trabajando|trabajo|away|leave|leaves|fuera|duermen|dormidos
  6 without|sin ..3 strictGuardian
  6 when|while|until|cuando|mientras|before|once ..3 strictGuardian ..4 not|no|out|work|away|sleep|asleep|gone|trabajo|leave|leaves|home|esten|isnt|arent
  6 no|dont|not|nor ..2 need|needs|bring|involve|worry|hace|hay ..4 strictGuardian
  6 tell|say|mention|digas|cuentes|decirle|decir ..1 nobody|no_one|anyone|anybody|nadie
  5 what|how|where|que|donde|when ..2 strictGuardian ..2 drive|work|earn|trabajan|trabaja|sleep|leave
  4 myGuardian ..1 is|are|isnt|arent|no|wont|not|will ..3 out|gone|away|work|trabajando|trabajo|esta|estan|fuera|asleep|until|not
  5 you|eres|te_ves|look|ur|youre ..2 flatter
  5 be|wait|estare|estoy|waiting|sit|parked ..3 in|en ..3 vehicle
  6 get|hop|jump|subete|sube|climb ..1 in|into|a|al|en ..3 vehicle
  5 code|codigo ..3 door|gate|puerta|building|edificio ..1 is|es ..1 digits
  6 secret ..8 strictGuardian|you|us
  3 keep|guarda|guardar|guardas ..3 secret
  5 can|could|puedes ..2 keep|guardar ..2 secret
  4 secret
  8 trick
  8 wipe ..3 trace
  -8 wipe ..2 old|blurry|spam|viejos|viejas|borrosas
  10 askChild
  8 askWhat ..1 personal
  6 askWhat ..4 school ..2 you|vas|estas
  3 personal
  5 videoCall
  4 propose ..4 videoCall
  3 phoneCall
  4 propose ..5 phoneCall
  -4 help ..5 videoCall
  9 send ..3 picture ..2 ofYou
  5 send ..2 me|you|u ..1 a|an|some|una|unas|your|ur|tu ..1 picture
  5 pic|pics|selfie|selfies|fotito
  -10 picture|pic|pics ..0 of|del|de ..1 the|a|each|every|my|our|your|it|la|el|los|las|cakes|work|tu
  3 send ..2 picture
  6 show|see|let ..2 your ..0 face|body|room|smile
  10 picture ..1 ofYou
  10 picture ..0 tuya|tuyas
  5 gift ..3 forYou
  5 forYou ..3 gift
  4 gift ..6 luredTo|meet|alone|secret
  6 move ..4 outside
  5 outside
  6 ill|can|i|could ..2 grab|pick|drive|fetch ..0 you|u
  5 te ..2 llevar|recoger|acompanar|llevo|recojo|acompano
  3 in|en ..0 my|mi ..1 vehicle
  6 what ..1 size|clothes ..3 you|u
  6 what ..3 wearing
  4 im|i_am|estoy ..0 there|ahi ..1 every|always|most|all|siempre|todos
  4 come ..1 say|find|see
  5 come|chill|hang|stay|over ..3 at|to ..0 mine
  5 i|we ..1 wont|never ..1 tell|say
  5 watched
  5 strictGuardian|nobody ..1 reads|checks|lee|revisa|monitors
  5 use|try|on|by|usemos|usamos|por ..1 elsewhere
  5 are|r ..0 you|u ..5 alone
  6 is ..0 anyone|anybody|someone|somebody ..0 with ..0 you|u
  6 with ..0 you|u ..1 right|now|there
  6 ven|sal|salir|vente|vamos|come|go ..1 conmigo
  5 come|go|ride ..0 with ..0 me
  5 chill|kick_it ..3 my|me|mine|us|u|conmigo
  5 propose|quieres|take_you|buy_you ..4 treat
  5 fond
  5 meet ..6 antes|conocernos|solos|fuera|somewhere
  5 i|we ..1 get|take|ride|catch ..2 bus ..3 at|on|home|after
  5 my|our ..1 team|practice|class|game|club ..2 practices|plays|is|meets ..1 at|in ..1 Name
  5 im|i_am ..1 kid|girl|boy|one|guy|man|lady|chico|chica ..1 with|in|con
  6 got|have|tienes ..1 boyfriend|girlfriend|bf|gf|novio|novia
  6 you|te|puedes ..1 sleep|dormir ..1 here|over|aqui|with|at|en|conmigo
  6 video ..0 me
  6 unseenByAll
  6 offPage
  8 sneakOut
  6 i|im|soy|voy ..3 schoolYear ..4 Name
  6 play|juego ..3 teamSport ..2 for|en|con|at|in ..2 Name
  7 got|any|your|tus|passMe|see|send ..3 picture ..5 leisure
  8 what|que ..3 your|tu ..1 looks
  6 no|sin ..0 mom|dad|parents|mama|papa|papas|folks|adults
  6 came|come|vengas|ven ..2 alone
  6 strictGuardian ..1 read|reads|leen|lee|revisan|sees ..3 this|este|what|lo|here
  6 off|from ..1 strictGuardian ..1 screen
  6 turn|switch|apaga ..6 strictGuardian ..2 gets|recibe|notifications
  7 no|dont ..4 permiso|permission
  4 come|ven|vente ..6 myGuardian
  7 come|ven|vente ..2 when|cuando ..3 strictGuardian|papas|parents
  5 park|pond ..4 after ..0 dark
  6 en|on ..0 spanishWay ..4 digits
  6 numWord ..1 de ..1 calle
  -10 te ..0 llevo ..1 una|dos|tres|cuatro|horas|mucho|tiempo|toda|todo
  -14 dog|dogs|cat|cats|puppy|rabbit|bird|perro|gato ..2 home ..0 alone
  -12 cleaning ..5 vehicle
`);

export const meetingSignals: readonly Signal[] = [...places, ...meetings];
