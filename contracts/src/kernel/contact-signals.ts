import { meetingSignals } from './meeting-signals.ts';
import { type Signal, signalsOf } from './weighed-words.ts';

/* Each signal has a weight, and the kinds of words that follow each other in it. Ordinary words about work weigh less than 5. */

const accounts = signalsOf(`
  5 app
  5 nickApp
  2 weakApp me|handle
  4 my ..0 app|weakApp|nickApp
  4 you|your app|weakApp|nickApp
  5 reach ..4 app|nickApp
  6 reachMe ..4 app|nickApp|weakApp|game
  4 reach me ..4 app|nickApp|weakApp|game
  8 weakApp ..0 firstName|Name|handle
  6 on|at|by|by|in|en|por weakApp ..0 handle
  5 app ..2 handle|Name|camel|person
  8 snap|sc|ig|tg|yt ..1 person
  7 tienes|usas|manejas|ocupas ..1 app|weakApp
  6 on|en|por|por ..0 weakApp|game ..2 handle|person|camel
  5 app is
  5 handle|camel ..3 app|weakApp|game|nickApp
  5 Name ..1 on|en|in|at ..1 app|game|nickApp
  4 propose ..5 app
  2 move ..4 app
  6 game ..3 name|tagged|handle|camel
  6 name ..4 game
  6 reach|reachMe ..3 anyName|person|me ..3 game
  5 my|mi ..1 game
  6 reach|reachMe|visit ..3 server
  6 game ..2 server
  5 server ..2 name|code
  5 game ..6 move|reach|reachMe
  10 tagged ..1 is
  4 tagged
  7 name is ..1 handle|camel
  6 name ..3 handle
  3 handle
  2 underscored
  4 go|i|known|called|llamo|soy ..2 as|by|como|under ..1 handle|anyName
  10 socials
  7 passMe ..3 app|nickApp|weakApp
  -8 help ..8 app
  -8 app ..8 help
  -5 craft ..8 app
  -5 app ..8 craft
  -3 help ..8 game
  -4 craft ..6 game
  -4 game ..6 craft
  -4 help ..6 weakApp
  -10 i ..0 know ..8 app
  6 same|mismo|misma ..1 name|pic|foto|nombre|usuario|picture
  5 under|bajo|por ..0 my|mi ..1 name|nombre
  6 me|mine ..1 on ..0 there
  5 reach ..4 on ..0 there
  5 first_name|nombre ..5 last_name|apellido|birth_year
  5 riddle
  5 sign
  10 my|ur|your|mi|tu ..0 #
  6 airdrop|bluetooth
  6 name ..4 play ..4 game
  6 llamas ..2 game
  8 passMe ..2 your|tu ..1 name|pay
  5 send|mando ..3 friendRequest
  5 baja|descarga|download|install|instala ..1 app|weakApp
  7 eraser
  6 name ..2 same|mismo
  5 photo|picture|foto|fotos ..0 app
  7 sharedDoc ..6 chat|comments|comentarios|talk|hablamos|write
  -8 app|game|weakApp ..8 trouble
  -8 trouble ..8 app|game|weakApp
`);

const lines = signalsOf(`
  10 callMe
  10 callme|textme|dmme|snapme
  8 passMe ..2 your|tu ..1 line
  8 passMe ..2 my|mi ..1 line
  6 passMe ..0 shortLine
  8 myLine ..0 bare
  4 myLine
  -6 myLine ..6 help
  4 tienes|tu|your|you ..0 #
  5 reach|reachMe ..2 me ..4 line
  5 reachMe
  -5 reachMe ..1 inApp|if|si
  -8 reach|reachMe|callMe|move|call ..4 inApp
  -8 line|myLine|phone ..3 not|no ..1 needed|required|necesario|necessary
  -6 no ..0 phone|line
  -8 not|never|dont|no ..1 share|give|compartas|des|exchange
  5 my|mi ..1 line ..6 where
  3 line ..6 on|en ..3 my|the|our|mi|la|el ..3 where
  6 number|phone|numero|it ..0 is|esta ..1 on|in|en|under ..4 where
  6 leave|left|slip|put|dejo|deje|dejar|wrote|write|hid ..3 note|paper|papel|nota|letter|number|numero ..5 mailbox|locker|bench|buzon|mat|under|inside|dentro|bajo|debajo|book
  6 my|mi ..1 full ..1 is|es
  6 phone ..4 number
  4 phone ..3 digits|digitNoun ..3 digits
  6 pos ..1 digitNoun ..2 is ..1 digits|number|numWord
  6 pos ..1 digitNoun ..1 number
  3 pos ..1 is ..0 numWord|digits
  3 numWord|digits ..3 pos ..1 is ..0 numWord|digits
  6 starts|begins|start|begin|empieza|comienza|inicia ..1 with|con|in|by ..0 number
  6 ends|end|termina|acaba|close|finish ..1 with|con|in|en ..0 fourDigits|threeDigits
  8 threeDigits ..6 threeDigits ..8 fourDigits
  5 pos strictDigitNoun
  4 number ..3 followed ..3 number
  5 number ..4 number ..6 followed|last|end|ends|termina|final
  8 backwards ..6 number
  8 number ..6 backwards
  10 area code
  7 scan|escanea|escaneas ..3 my|this|me|mi|qr|este ..2 code|flyer|card|poster
  8 scan|escanea ..2 me|qr
  6 joinCode
  6 pay ..2 me|my|handle
  6 my|mi ..0 pay
  5 me ..2 on|by|via|through|por ..1 pay
  5 outside ..5 pay
  8 visit ..3 my|our|mi|nuestra ..2 link|page
  6 visit ..2 link|page ..3 my|mi|our
  6 slash
  6 tiny_url|tinyurl|bitly|linktree|link_tree|carrd
  7 my|our|mi|nuestra ..1 link ..2 is|es|:|called
  5 link ..5 bio|profile|perfil|name
  -4 help ..5 phone
  6 youHave ..1 email|e_mail|correo|phone|number|cell|telefono|celular|cel|numero|line
  6 good|best ..0 number|email|phone|cell|line
  6 toYou
  6 call ..0 you|u
  -5 call you ..3 here|aqui|from|max|through
  7 call|text|llama|llame|phone|email ..0 or|o|and|slash ..0 text|call|mensaje|whatsapp|email|escribe|txt
  6 call|llame|llama|llamar ..0 now|today|anytime|tonight|ahora|hoy
  5 just|simply|solo ..0 call|text|llama|llame ..0 me|us|if|when|before|first|cuando|y
  6 contact|cell|ph|tel|mobile|cel|whats|correo|email|phone ..0 :
  5 yellow_pages|phone_book|phonebook|white_pages|guia_telefonica|paginas_amarillas
  6 siri|alexa|cortana
  7 po|p.o ..0 box
  7 apartado ..0 postal
  5 coordinates|coordenadas|what3words
  8 half|mitad ..2 is|: ..0 digits
  7 dial
  7 together|juntalo|juntalos|juntas|join ..2 call|llama|marca|dial|ring
  7 marcale|marca|llamale|call ..2 friend|amiga|amigo|cousin|prima|primo|hermana|hermano ..1 at|al
  6 my|mi ..0 number|numero ..1 saved|guardado
  6 passMe|dime|dame|send ..2 yours|tuyo|tuya
  6 mail|correo|email ..2 yours|tuyo
  6 scan|escanea ..2 code|codigo|qr
  6 drop|remove|quita|skip ..4 dot|punto|dash|guion|sign ..8 read|lee|straight|together|dial
  7 shortLink
  -8 from|del ..0 smallNumber|digits ..0 to|al ..0 digits|number
  -4 emergency|emergencia
  -14 dont|never|no|not ..0 send|give|tell ..1 me|us ..0 your
`);

const mails = signalsOf(`
  6 at ..0 mailer
  10 at ..0 plainMailer
  10 arroba
  10 dot ..0 tld
  10 dotcom|puntocom|dotnet|dotorg
  6 plainMailer
  5 my|mi|handle|anyName|firstName ..2 mailer
  -5 help ..6 mailer
  -5 mailer ..6 help
`);

const searches = signalsOf(`
  7 google ..0 anyName|person
  5 google
  -5 google ..0 notFound
  -5 on|in|into|the|en|de ..0 google
  7 search ..1 Name|person ..8 online
  5 search ..1 Name ..6 my|me
  5 search ..2 anyName ..0 Name
  6 search ..2 me|my|our|us ..6 online
  5 search ..4 in|on|en ..1 google|online
  6 anyName ..4 in|on|en ..2 online
  6 search me ..3 name
  7 search ..1 my|our|mi ..2 shop|name|company|business|negocio|nombre|page|store|pagina
  6 i|im|we|were|estoy|aparezco|salgo ..3 in|on|en ..2 phone_book|google|directory|guia|yellow_pages|white_pages
  8 only ..2 Name ..3 in|phone
  5 search ..1 person
  5 type|pon|teclea|put ..3 into|in|en ..2 online|browser
`);

/** Things that only work has weigh nothing alone. */
const work = signalsOf(`
  -8 picture ..6 yard|lawn|dog|dogs|cat|fence|finished|done|garden|work|shed|driveway|rabbit|result|jardin|patio|trabajo|perro|perros|gato|cerca|pasto|cake|cookies|flowers|products|menu|damage|mower|leaves|here|aqui
  -6 strictGuardian ..2 welcome|can|may|first|pueden|puede|primero|agrees|says|knows|too|tambien
  -10 with|con ..1 strictGuardian
  -6 ask|check|pregunta|pide|bring|con|talk|trae|habla ..2 strictGuardian
`);

/** Everything that makes a text doubtful or contact, beside numbers and addresses. */
export const contactSignals: readonly Signal[] = [
  ...[accounts, lines, mails, searches, work, meetingSignals].flat(),
];
