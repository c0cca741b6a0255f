import { textsOf } from './texts-of.ts';

/** Tries of a person who knew neither the rules nor the model. They were measured, and the model is trained on them since. */
export const blindTries = textsOf(`
text me at 787-555-0142 its faster | My number is (415) 555-0187, call anytime after school. | email me instead: mrhollis.lawns@gmail.com
Whats ur snap? | add me on insta @kayla.walks.dogs | Can I get your phone number in case the gate is locked? | im on discord, brandonn_07
Let's move this to WhatsApp, this site is slow. 939 555 0110 | do u have tiktok? drop ur user
I live at 418 Larkspur Court, just come by whenever, no need to book through here.
Send me your address and I'll pick you up myself after the job. | Hit me up on Telegram, t.me/oldgarageguy
What's your mom's cell? And yours too while you're at it. | meet me behind the Walgreens on 5th around 9, dont tell the coordinator
you can find my profile on facebook under Denise Oakridge Pruitt | my steam is wolfpup_3341 if you wanna play later
give me your email and I'll send the tutoring sheets there | i got a new phone! 555 0163 same area code as here
Roblox user: xXlawnkingXx friend me | For future jobs skip the website and ring my house, 555-0129.
DM me on twitter, same handle as my profile pic says | Could you share your Facetime so my wife can see who's coming?
I'd prefer we chat on Signal. It's +1 202 555 0175. | Please write your number on the back of the receipt and leave it under the mat for me.
hey what school do u go to and what time do u get out i can wait for you there | BeReal? or insta? which one u have
Come to the park by the duck pond alone after you finish, I have something extra for you.
Reason for canceling: we agreed to deal directly, she has my cell 555-0198.
Great kid, five stars! Anyone who wants references can reach me at joanb1952@aol.com.
Event: Saturday car wash. Questions? Call Rick 555-0104 not the job room. | my xbox gamertag is MowerMan88, add me
Where exactly do you live? I could drop the money at your door. | pls send a whatsapp to my daughter she handles the schedule 8095550121
Kik me: ashgrove.tutor | I'm in the blue house on Pine, number 77, my parents are out till ten so come over then
Zoom link for private lessons: zoom.us/j/5550182277 no need to mention it here
Our groupchat for all the sitters is on GroupMe, ask me for the link in private | you got a google voice or something i can text
seven eight seven, five five five, oh one nine six. you know what to do | my digits: four-one-five triple five zero one double three
five5five zer0 1 seven 2, area like the ones here in town | j o r d a n dot p e t s at g mail dot com
mike underscore fixes (at) yahoo (dot) com | sn@p: t1naa_b add meee | 1nst@ -> rory.cuts.grass
w h a t s a p p ? i'll go first 9 3 9 - 5 5 5 - 0 1 4 4 | my ig is my first name then mows then my birth year
find me on the ghost app, same name as my cat (Pickles) plus 09 | search "Aunt Bea's brownies" on the blue F and message the page, that's me
siete ocho siete five five five zero uno two two | So my rate is $7, $8, $7 then $5, $5, $5 then $0, $1, $3, $9. put them together lol
I can do 415 minutes, 555 minutes, or 0171 minutes. Read that how a phone would.
first bag weighs 9, second 3, third 9, then three fives, then 0 1 1 8. Got it? | 5.5.5.0.1.6.5 (just without the dots hun)
8O9-SSS-O132 the letters look like numbers if u squint | call me maybe 😉 5️⃣5️⃣5️⃣0️⃣1️⃣5️⃣8️⃣
☎️ five hundred fifty five, then zero, then one hundred ninety | my disc0rd is potat0chip hashtag four four one two
gmail: everything before the at is caleb then lawn then 14 | yo whats ur @ | Remember your ABCs: my handle is 13-9-1 then "walks", on IG.
G-U-S-T-R-E-E-S at hot mail | My number's painted on my truck in the profile photo. Use that next time instead of this thing.
I put my contact on the fence sign, zoom in on the picture of the yard
ill write my snap on a sticky note on the mower handle, grab it when nobody is looking
When you return the key, check the envelope. My private number is inside, keep it between us.
read the first letter of each line backwards in my last message and then search me
Do Our Gardens: Maybe Everyone... (read the capitals) then u know where to find my page
first letters: Iguana Nachos Salsa Tango Apple, there im "juniper dot rakes"
Roses are red, my cell ends in eight, starts with five five five oh one six, text me, don't wait
it rhymes with "crap chat" and im lilbean04 on it | im on the app that sounds like a clock ticking, @ninaatutors
purple app with the controller face, mossyfrog, no numbers | you know the green app with the phone in the bubble? what do you have there
look me up, the Hendersons on Maple, the only ones in the white pages
Google my name and "piano lessons", the first result has a way to write me
my YouTube channel is in my bio there's a mail under About. use that one
Type my full name in Fortnite and add the one with the banana skin.
lets play minecraft tonite, server ip is 203.0.113.45, we can talk there without them reading | Join my realm, code is qK7 bLx 2, talk there
What's your friend code on switch? mine SW 5550 1122 0199 | I'll airdrop you my contact card when you get here, turn your bluetooth on
scan the QR taped inside the shed door, it goes straight to me | bring your phone unlocked i'll type my number in it
what's the last four of your phone? and the first three? and the middle?
my number is the same as the pizza place on Main but ends with 9 instead of 6 | just use the number my son gave you. not this chat
Tell your sister to pass me your insta, she follows me already.
ask for me at the counter of the Shell station, they'll give you a paper with how to reach me
i left you something in the little free library on Oak, inside the dinosaur book
I'll be parked two streets over in a gray Honda, walk to me after so they don't take a cut.
After the job say you're going home but wait for me by the tennis courts
skip the check in, come to my back door an hour before the monitor arrives
don't clock out yet, lets hang at the arcade, the one next to the laundromat, 7ish
the guardian reads this so lets talk in the other place u know which | can we talk somewhere they dont read everything
I'd like to stay in touch once this is over. How do I find you? | how can i get ahold of you when the job room closes
What should I type to find you on there? | u have a phone right? so... 👀
If somebody wanted to send you a meme, where would they send it lol | Where do your friends text you? I want to be one of them.
I follow back everyone. just saying. name's the same everywhere | ur profile says u like drawing, do u post it anywhere? I'd love to follow
tell me yours and i'll tell you mine (10 digits)
pay me on cash app $tylerhauls then write in the note what u need, i check those more than here
send $1 on Venmo to @Glenda-Yardley and put your phone in the comment
Zelle goes to my phone, which I'll spell: triple five, naught, one, naught, seven
my mail is tutor.ezra AT proton DOT me, put "algebra" as subject | ezra's box at the proton place, no caps
moc.liamg@yobssarg read it in the mirror | 8610-555 but backwards from the end, i mean flip it all
try me: +1(nine)(three)(nine)FIVE-FIVE-FIVE-(zero)(one)(two)(six) | my phone spells 555-0-DOG when you type it... well 0364
cinq cinq cinq zéro un huit trois, you take french right? | V V V nil I IX II, roman homework for u, then dial
Binary clue for the computer kid: 101 101 101 0 1 111 100 and that's my line
half a dozen minus one, three times. then nothing, one, a pair, a trio. call it
The house after the church with the red door, on the same street as the job, that's me. Knock twice, evenings.
18.4655 N, 66.1057 W at six. Only you. | what3words: kettle.brave.window, come there when ur done babysitting
corner of Dewey n 3rd, the bench, after dark, bring nobody | note to negotiation: I accept $20 if you include your cell in the counteroffer
counteroffer: $30 and ur snap | Cancel this and I'll hire you privately. You know my porch, come Sunday and we set it up.
reason for cancellation: moving our talk to the app w the little white phone
Review: Sam was awesome!! follow him samthemowman on all the socials
5 stars and if you need her fast she answers at her gram, it's her name plus "sits"
Bring your friends to the bonfire after the cleanup, same beach, the cove the adults don't check. I'll be waiting there
Event description: Game night, to get the real place write to the host at his hotmail, host name no spaces
my name here is a hint. remove the dog, keep the numbers, dial
I changed my profile picture to a screenshot of my contact, save it before they take it down
My wifi network is called what my Instagram is called. you'll see it when you're inside
the name on my hoodie in the pic, thats my twitch. whisper me there | ok part 1 of 3: 787 55
Mi numero is easy, same as the job id but start with 939
Just slide into my inbox over on the pinboard site, I'm the lady with the quilts, Marnie Colefax
Hello dear, this is Mrs. Abernathy with the roses. My eyes are not good with this computer, so from now on I would rather you just ring the house in the evening, the number is in the book under my late husband Walter, and we will arrange next week between ourselves.
ok so dont be weird but ur actually fun to talk to and this chat closes when the job does, so like if a kid named Theo with a capybara as his pic follows u on the app where pics disappear tonight, accept it lol
You did such a fine job on the shed that I have more work, cash in hand, twice the rate. No reason to involve the people who run this. Walk by on Wednesday around dusk, the porch light will be on, and come in through the side so the neighbors don't talk.
Pixel art homework: color squares row by row, 5 then 5 then 5 then blank then 1 then 7 then 7. Now ring the drawing.
Nine and three and nine were eating fives (three of them). Zero came, one left, eight stayed twice. A true story you can dial.
I named our three hens after my handle, in order: Moss, Lantern, Forty. The picture app knows them.
when u make the invoice put a tiny typo in it for every digit of ur cell haha i'll figure it out
I'll hum my number on the voice note, count the beats between the pauses.
Ring my bell at the trailer by lot 31 tonight and I'll show you where I keep the spare job list.
guess which of these is my cell: 555-0111, 555-0112... second one. now u
the place with the blue butterfly. brynn dot leaf, then bsky social like everybody
I won't see this chat past Friday. My niece at your church, Callie, can carry a note between us.
Write how to text you on the whiteboard in the kid's room, I'll wipe it before his mom gets back. | mi numero es 787 555 0134 escribeme
Pásame tu wasap porfa | Llámame al 809-555-0177 después de las seis. | agregame en insta: @paola.pasea.perros
Mi correo es donramiro.jardin@hotmail.com, mándame ahí las fotos. | tienes snap?? pásalo
¿Me das tu celular? Es por si no encuentro la casa. | búscame en face como Yesenia Robledo Tapia | cuál es tu user de discord
mejor por telegram, soy @lavacarros_jr | Vivo en la calle Almendros 22, 3.º B, pásate cuando quieras sin reservar nada.
nos vemos a las 8 atras del oxxo y no le digas a nadie | Oye, ¿a qué escuela vas y a qué hora sales? Yo paso por ti.
mándame un mensaje al 55 5550 0119 por fa, aquí casi no entro | Cancelo porque ya quedamos por fuera, él tiene mi teléfono 600 555 012.
Excelente muchacho. Para recomendaciones escríbanme a marlenypaz@yahoo.es
Evento: lavado de carros el sábado. Informes con Chucho al 33 5550 0188. | mi gamertag es ElTigre_mx14 metete hoy en la noche
¿Tienes TikTok? Sígueme y te sigo. | Dame la dirección de tu casa y te llevo el dinero personalmente.
hazme una videollamada por facetime, mi mail es el de icloud: toñito2010@icloud.com | parce deme su número y cuadramos por allá más fácil
Tíguere, dame tu cel pa' cuadrar eso sin tanta vuelta | Déjame tu teléfono en un papelito debajo de la maceta.
Apunta mi fijo, 91 555 01 23, y deja de usar esta página. | te espero solita en el parque junto al kiosco cuando acabes con los niños
mi roblox es conejita_azul99 mandame solicitud | ¿Quién es tu mamá en Facebook? Y tú, ¿con qué nombre sales?
Bendición mijo, llama a la casa al 939 555 0161 que yo no sé escribir en esto | pasame tu correo y te mando las guías de mate
unete al grupo de whats de las niñeras, te paso el link si me das tu num | me encuentras por skype: profe.osvaldo.clases
tío pásame tu insta y ya hablamos por ahí que esto es un rollo | ¿Tienes Signal? Yo soy el +57 300 555 0148.
estoy en la casa verde de la calle Duarte #15, mis papás no están, ven | te agrego al free fire, dime tu ID
Cobro menos si me contratas directo: 664 555 0102. | Me puedes encontrar en Twitter, arroba JardinesLuna.
siete ocho siete cinco cinco cinco cero uno nueve nueve, guárdalo | seis cero cero, quinientos cincuenta y cinco, cero treinta y uno
ocho-cero-nueve, tres veces cinco, cero, uno, doble cuatro | mi cel: 5 5 5 - cer0 - un0 - d0s - 0ch0, lada de aqui
nico punto poda arroba gmail punto com | c a m i guion bajo t u t o r a en el insta | w4s4p: nueve tres nueve 555 cero1siete0
1nst4gr4m -> l4_negra_pasea | g-meil: todo lo de antes de la arroba es rosendolava | el fantasmita: luisito.k07, ahi te leo
búscame en la app del fantasma, igual que mi perro (Churro) y el año en que nací | la camarita de colores, valeria puntito mtz, con z
la verde del telefonito, ¿qué número tienes ahí? | en la azul de la efe pon "Pasteles Doña Cuca" y me escribes a la página
la morada del control, soy ranita_triste | Tres cincos hacen fila, el cero va detrás, luego el uno con el seis y el dos, y ya me llamarás
te cobro 555 pesos la primera, 01 la segunda y 93 la tercera, tú entiendes, es un teléfono | 5️⃣5️⃣5️⃣0️⃣1️⃣8️⃣1️⃣ 📲 cuando quieras
moc.liamg@sorrep.oidalue, léelo en un espejo | al revés: 2910-555. dale vuelta y llama
five five five zero one six nine, tú que sabes inglés | seven ocho seven cinco five cinco cero one cuatro three
set vuit set, cinc cinc cinc, zero u tres cinc, en catalán no lo pillan
Amplía la foto del patio: en la pared está escrito cómo localizarme. | lo que dice mi gorra en la foto es mi insta ;)
el nombre de mi wifi es mi usuario de instagram, cuando vengas te fijas
Lee las primeras letras: Wendy Hizo Arroz Tarde. Ahí mismo te busco, ¿qué número pongo?
con la primera letra de cada renglón de mi anterior mensaje sale mi usuario | mi arroba es la 13-1-18 del abecedario y luego "paseos"
mi prima Katy tiene mi cel, pídeselo en el salón y me timbras | Pregunta por mí en la bomba de gasolina, ahí te dan un papel con mis datos.
Te dejé una notita en la biblioteca, dentro del libro de dinosaurios, ábrela sola.
al devolver la llave revisa el sobre, adentro está mi número privado, que quede entre nosotros
¿Y a ti dónde te escriben tus amigos? Yo quiero ser uno. | ¿no tienes otro sitio donde hablar? es que aquí nos vigilan
Me gustaría seguir en contacto cuando acabe esto. ¿Cómo te localizo? | como le hago pa hallarte cuando cierren este cuarto
¿qué le pongo en el buscador pa que me salgas tú? | tienes fon verdad? entonces... tírame algo
escríbeme al DM mi amor que aquí no puedo hablar bien
Busca mi nombre y "clases de guitarra" en Google, el primero que sale soy yo, ahí está cómo escribirme.
vamos a jugar maincra hoy, la ip es 203.0.113.77, ahí se puede hablar sin que lean
entra a mi sala de free fire, id 55501932 clave gato, y hablamos por micro
por ATH Móvil me consigues, es el 787 y después 555 y después 0115, y ahí me escribes en la notita
Bizum al seis cinco cinco, cinco cinco cero, uno cero dos, y ya tienes mi número, guapo
nequi a mi cel que es tres cero cero cinco cincuenta y cinco cero uno veintidós, me escribe ahí
Estaré en un carro gris dos calles más abajo, camina hasta mí cuando termines para que no te cobren comisión.
esquina Hostos con la 3, en el banquito, cuando oscurezca, ven sin tu hermano
La casa después de la iglesia, la de la puerta roja, en la misma cuadra del trabajo. Toca dos veces por la noche.
Acepto los 20 si en la contraoferta me pones tu celular.
cancela esto y te contrato por la izquierda, ven el domingo a mi balcón y lo hablamos
5 estrellas, y si la necesitas rápido contesta en su gram, es su nombre más "cuida"
Después de la limpieza hacemos fogata en la calita que los mayores no revisan, ahí te espero.
Evento: noche de juegos. El sitio de verdad se lo pide uno al anfitrión en su hotmail, nombre y apellido sin espacio.
Renglón 5, renglón 5, renglón 5, renglón 0, renglón 1, renglón 3, renglón 8. Léelo así de corrido y llámame.
caile a la tiendita de mi tía, la de la vuelta de tu secu, ahi te doy lo tuyo y platicamos sin tanto mirón
mi insta es mi apodo más lo que te pago por hora, el apodo es El Güero, sin espacio
¿Me regalas tu pin? El que usas para que te escriban, no el del banco jaja
El señor de la silla azul soy yo, en la plaza, los martes. Pasa con disimulo y te doy mis señas.
cuando estés en el colmado dile a Papo que te dé lo que dejé escrito, es pa que me busques
te hago perdida al fijo de tu abuela, dime cuál es, y ya luego me grabas
Mi abuelita vende tamales y su lona trae un teléfono grandote, ese contesta en mi casa. Pide dos de rajas y luego pregunta por mí.
Te canto la tabla: siete, ocho, siete, cinco y cinco y cinco, cero, uno, seis, seis. ¿Te la aprendiste? Pues úsala esta noche.
Jugando lotería: el gallo es 1, el diablito 2, la dama 3... mi cel es dama, gallo, diablito y antes lleva 555 con cero. Ya sabrás.
En dominó: doble cinco, cinco con cero, uno con tres, cuatro solo. Así se llama a mi casa, pana.
Mi arroba lleva el plato que más comes en Navidad más el año del huracán María, en la de las fotos.
¿te sabes el tel de tu jefa? pásalo y pásame el tuyo también, digo, por si las moscas
loco qué lo qué, tírame por la vaina del fantasmita que aquí hay mucho sapo mirando
Hermano, este chat es muy maluco, ¿por dónde más le puedo caer? | Tronco, yo casi no miro esto. ¿Por dónde te pillo entre semana?
¿Me tiras un DM? soy el único Yadiel con foto de gallo en la de los reels
parcera, en la que se baila cortico estoy como tatis y mi edad en letras
Nos topamos en el metro Chabacano, bajo el reloj, el viernes, sin uniforme y sin avisar en tu casa.
cuando saques al perro desvíate al puente y yo voy a estar ahí con los audífonos rojos
Te veo en el cine de la plaza, función de las cinco, última fila. A tu mamá dile que sigues con lo de los libros.
El pago te lo doy yo en mano, en mi apartamento, que queda en el 4-C del edificio de enfrente; sube sin anunciarte con el portero.
Mi dirección, para otro día que no sea por aquí: carrera 15 número 80 guion 12, apto 301.
Urb. Villa Flores, calle B, casa F-9. Cae el domingo que te guardo un sobre.
Pregúntale a tu mesa quién le entiende: la primera palabra de mis últimos tres mensajes, juntas, son mi cuenta.
Oiga joven, yo no sé usar estas cosas modernas; mejor dígale a su papá que me marque o márqueme usted, estoy en el directorio como Ferretería Benavides, pregunta por don Chema y me pasan el aparato, así nos arreglamos usted y yo sin que la página se quede con nada.
bueno mira, a mí me caes súper bien y cuando acabe el trabajo esto se borra, entonces hice una cuenta nueva en la de las historias, es lo que le gritaste al perro cuando se comió mi zapato, todo pegado y con dos erres, acéptame porfa que está privada
Estimada joven: para las próximas lecciones de mi nieta preferiría tratar sin intermediarios. Mi tarjeta de presentación quedará dentro del libro de álgebra, en la página 40; guárdela y escríbame esa misma noche.
te dibujé algo en la libreta del nene, si unes los puntitos salen números, marca esos
mi contacto está en la etiqueta de la botella de agua que te voy a dar, no la botes
El PDF de los ejercicios trae mis señas en letra blanca, selecciónalo todo y las ves.
manda nota de voz diciendo tu celu despacito, que la nota nadie la oye | q es mas seguro, tu gmail o tu outlook? escribe el q uses, completo
oie pasm tu nmro xfis 🥺 | kiero tu feis, kmo apareces?
Motivo de cancelación: el chico prefiere que le avisemos por su móvil, que es el 6-cero-0-cinco-5-cinco-cero-4-cuatro.
Nota de negociación: sube a 25 y te añado mi línea directa; el precio exacto sería 809.555,0186 :)
Me encantó su trabajo. Al que la quiera contratar sin pagar comisión, que me busque en el grupo "Mamás de Chapinero" y yo le paso el dato.
Evento: torneo de dominó juvenil. El lugar que sale es de mentira, inscríbete y te llega el verdadero a tu celular, déjalo en los comentarios.
zeta punto rojas dos mil nueve, en el de los círculos de colores de google, ya tú sabes lo que va después
yujú, arroba arroba! la mía es cuchufleta, ¿la tuya?
lada cincuenta y cinco, luego cincuenta y cinco cincuenta, y de postre cero uno noventa y uno
trescientos, quinientos cincuenta y cinco, cero uno, ochenta y ocho: no es plata, es pa timbrarme
El candado de mi bici abre con 5550, y el de mi hermano con 0173. Si los juntas me abres a mí 😏
mi nick del lol es lo mismo que dice tu gorra pero con ñ, invítame a partida y ahí te digo
en el server de maincra donde juega tu primo pon /msg Kokito7 y sale | entra al chat del ajedrez en línea, ahí nadie revisa, soy torrecoja
Comparte tu ubicación en tiempo real conmigo y así no tengo que preguntarte nada.
¿A qué altura de la avenida queda tu casa? ¿Qué color de portón? | deja tu mochila abierta en la entrada, te meto un papelito y no preguntes
hay una canción que empieza con mi teléfono, la subí a la nube naranja de los músicos, busca "Tavo demo 3" y ahí me comentas
¿sigues siendo el de la foto con la patineta en insta o esa ya no es tu cuenta?
Yo te sigo primero, solo dime cuál de las tres Camilas Restrepo eres.
si quieres q te siga dando clases gratis conéctate los viernes a mi Meet, el código es la palabra con que te despedí ayer
Quédese con el aparato que le presté, ya tiene guardado quién soy; me llama con el 1 apretado.
el de la tiendita me recibe recados, dile "pa'l flaco" y le dejas tu número
mi direc de correo es mi nombre de aquí con guion en medio, en la empresa de la Y morada
al salir pasa por el puente peatonal de tu casa, a las siete estoy abajo, y apaga la ubicación pa que no te sigan
`);
