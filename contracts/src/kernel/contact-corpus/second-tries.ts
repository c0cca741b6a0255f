import { textsOf } from './texts-of.ts';

/** Tries by an author who did not know the rules. They were measured, and are tuned on since. */
export const secondTries = textsOf(`
Saturday works great for the lawn. If you get lost just ring me, nine seven three, five five five, 0142.
The kids are 4 and 7 and go down around eight, there is pasta in the fridge and the TV remote is in the drawer. Call me at 555-0123 if anything comes up, or just to chat once they are asleep.
my number is five five five zero one four two, text before you come over
973 then five five five then 0142, that's the best way to get me before the babysitting on Friday
Two dogs, one gate. Gate code is my number backwards: 2410-555.
Nine. Seven. Three. Then triple five. Then oh one six seven. You know what to do with that.
I'll pay 25 for the wash, and 5 5 5 0 1 3 3 is where you get the rest of the details
(5)(5)(5)(0)(1)(7)(8) in case the job room is slow on your side
The mower is in the shed, gas can's next to it, and please do the edges along the driveway too. 5five5 0one9nine, I answer faster there than here.
The first three digits are 973, the middle is the same digit three times and the last four are the year 0142 lol, work it out
The first two digits are my age, 55, then a 5, then 0119. Clever kid like you gets it.
Thanks for the proposal, 22 an hour is fair and the shelves should take about three hours. You can reach me on 5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣8️⃣ any evening.
Ph0ne: S5S-O1S5, they don't let me write it properly
I need 555 bricks moved and 0161 nails, and if you put those two numbers in your phone I'll pick up
area code nine-oh-eight, then fifty five, five, oh one, seventy three. easier to plan the tutoring by voice
Text me! 9 0 8 . 5 5 5 . 0 1 5 6 | Here's half: 973 555. I'll send the other half in the next message.
and the other half is 01 88, put it after what I sent before | Last four is 0102, the first six you already got from me yesterday
Call me when you arrive, the number is on the fridge note: 9 7 3, 5 5 5, 0 1 9 1
My digits are five-hundred-fifty-five, zero, one hundred and eleven. Shoot me a message for the details of the yard.
Add the country code one and then 973 five55 01four5 and say hi | reach me by cell, it is 555 (space) 01 (space) 77 lol sorry they block it
the code for the wifi is 9735550160 but it's also my cell so ring it if the gate is stuck
Your proposal looks great and I'd love to have you for both Saturdays in June. What's your number? It's just easier than this app.
can i get ur digits so i can tell you when the kids are asleep | Drop your cell below and I'll call you about the tutoring.
I get that the app blocks things, it ate my last message about the gutters. Send me your phone number one digit at a time, that way it won't get blocked.
just type your number in words and it'll go through
Leave your number under the mat when you finish the lawn, next to the envelope with the tip, and I'll get back to you about next week
Write your number on the back of the receipt, I'll find it after the car is washed
Put your digits on the whiteboard in the garage please, so I can set up the next job with just you
I left my number in the mailbox on a yellow sticky for you, don't show the app people
There's a card with my cell on it under the blue flowerpot. Take it and text me when you're home.
mail me at porchswing.example at gmail dot com and I'll send the homework sheets
j.doe.lawns (at) yahoo (dot) com is better for photos of the yard
I have all last year's worksheets on fractions as PDFs, far too big for here. My email is the word sunnyporch followed by 44 at the google mail one.
Same name as here but at the g one, dot com. Send me the math questions there.
write to porchlight77 @ outlook . com, this chat is too slow | sunnygarden[a t]proton[d o t]me for the schedule
Send your résumé to bigoakhandyman at icloud, I don't look here often
What's your email? I want to send you something the app won't let me attach.
Put an at sign between redbarn and hotmail, then com at the end. That's me. | marta.k.example аt gmаil dоt cоm — ask me anything there
My g mail is greenhedge dot nine, the rest you can guess | my school email is the letter t then okafor then the usual at lincolnms dot org
I don't check this app, email works: petsitjobs AT aol DOT com | snap me at lawnking_44 once the grass is done
so the pup is a corgi and he's super shy at first, needs two walks a day next week. what's ur snap? i'll add you so you can show me the dog while you're out
Add me on the ghost app, same nickname as here | I'm on the yellow one with the ghost, look for mikes_mower | sc: oakporch99, send me a hi
my s n a p is tomthegardener, it's way easier to chat there | You have insta? Mine is @thepuppylady.example
ig = rose dot and dot thorn, dm me for the address of the dog
Find me on the 'gram, I'm the one with the golden retriever and the name bellas_mom_nj
my insta is skater_lia07 if u wanna see my other work | i do lawns all over town, follow me on tiktok @mowwithmax to see and dm me there
do you have the clock app? dm me there, name's carwashcarl
There's a lot to say about bedtime, the twins have a whole routine with songs and a night light. Let's move this to WhatsApp, I can send you the details of the babysitting there.
whats app? I can explain it better in voice notes | I only use the green app for messages, do you have it? Same name.
W.A. me, much quicker than this | wh4ts4pp works for me after 8 | Do you have Telegram? Search for handyuncle and start a chat.
t me slash handyuncle, that's where I post all the jobs | Get Signal and look me up, messages disappear there so nobody bothers us
my kik is dogpark_dan, write when your folks are busy | hmu on k1k, name same as the first word in my job title
I'm Br1ckFox on discord, add me and I'll tell you about the server job | disc: brickfox hashtag 0042
d!sc0rd? Let's do the tech support there with a screen share | join my server, the invite is discord dot gg slash mowcrew
You sound like you really know your way around building games, my kids would love lessons. my tag is PixelUncle9 on roblox, friend me and we'll talk about the job in the game
Which name do you play under in Fortnite? I'll send you a request and we can talk on voice.
I'm on Minecraft most nights, the server is play dot oakblock dot example, come in and we'll talk pay there
What's your gamertag, we can chat on the Xbox while you wait for the next job
psn id is fence_painter55, invite me to a party and I'll tell you the time | add me on steam, friend code 5550 1420
My Switch friend code is SW-0000-5550-0142, add me and I'll gift you something for the great babysitting
ask for CarlWash in Brawl Stars and I'll let you into my club, we talk there
You on BeReal? I'd like to see what you're up to between jobs. | Facebook me, I'm the only Thaddeus Exampleton in town
look me up on fb messenger, profile has a red truck on it | I'm on the bird one as @leafblowerlarry, my DMs are open
the app with the blue bird, er, the X now, slide into my dms: hedgehugger
Do you use Viber or Line? Either is good, I just don't want to write about this here.
my LINE id is petalwalker, add me for the plant watering | We can FaceTime so you show me you know algebra, what's your Apple ID?
let's zoom first, just you and me, id 555 014 2233 | Send me a google meet from your own account tonight, don't need your mom on it
I'll airdrop you my contact when you get here, keep your phone open
Venmo me your handle, I'd rather pay you outside of here, and we can message there as well
cashapp is $oakporch, put your number in the note | I can zelle you double if you skip the app, just give me the number it goes to
Paypal dot me slash hedgehugger, drop a note with how to reach you
We need the beds along the shop weeded every other Thursday, takes an hour, pays 20. google BRIGHTPETAL FLORIST and call the number there, ask for me, and I'll tell you when to come.
Look up Exampleton Auto Body on Maps, that's my shop, ring it after six when I'm there alone
Just search my full name plus plumber, first result, that's the number
You'll see my van on the street with the phone on its side, use that and not this chat
the number is on the sign in my yard, call it from home when nobody's listening
Open my website, hedgehugger dot example, there's a contact form on it
h t t p s colon slash slash tinyurl dot com slash mowjob has all you need | www.puppy-lady.example/chat is where I talk to my sitters
bit ly / yard4u, tap that for the rest of the job | Scan the QR code on my front door, it opens a chat with me
fill in this google form with your name and phone: forms dot gle slash abc555 | My linktree's got everything: linktr ee slash porchlight
I live at 14 Oak Street, come any time after school | Come to 227 Maple Ave, second floor, ring twice
Two hours of raking, bags are on the porch, and the neighbor lends us her blower. You can't miss us, the blue house on Birch Lane across from the Shell station.
It's the yellow house at the corner of Fifth and Elm, the one with the boat in the driveway
The car is a dusty old wagon and needs the whole treatment, wheels too. Third house past the firehouse on Cedar, red door, just walk in the back.
one four Oak, you know which town. Come by before we set anything up in here
You'll know my place: the only brick one on Willow with the flag with a fish on it, right behind the library
fourteen oak st, apartment two b, key is under the frog | We're the last house on the dead end behind the Dunkin on Route 10, white fence
Apt 3C over the pizza place on Main, buzzer says Exampleton | plus code 8FVC+2X, put it in Maps and come round
40.7128 and -74.0060, walk toward the green garage from there
My house is opposite the side gate of Roosevelt Elementary, the one with the purple shutters
I did three lawns this week and I still have Friday open if the weather holds, you can find me at 14 Oak if you need me to do the lawn again
I live in the grey house next to the Methodist church on Park, my room's the one with the stickers on the window
we're the green house by the skate park, number 9, my mom gets home at 6
Hi, I'd like to walk your dogs! I have a lot of experience with terriers and I'm never late. I go to Lincoln Middle, 8th grade, so I'm free after 3.
I'm a sophomore at St. Example High, I could walk over from there right after the bell
Great that you tutor chemistry, mine is hopeless with moles and ions. Which school do you go to? My nephew might be in your grade.
what school r u in and what time do you get out | Are you at Lincoln or at Roosevelt? I can pick you up at the door.
My homeroom is 204 at Jefferson, ask for me there if the app is down
I play JV soccer for the Northfield Hawks, come to the field on Tuesday and you can pay me there
Where exactly do you live? I could drop the mower at yours. | What street are you on? I want to see how far you'd walk.
Give me your address and I'll fetch you, your parents don't have to drive.
Tell me what your house looks like so I can find it and leave the money
Which bus do you take home, and where do you get off? I could meet you there with the key.
Meet me behind the gym at four and I'll give you the dog's leash
Let's meet at the Starbucks by the mall first, just the two of us, before you tell anyone you have the job
I think 15 is too little for what you do and we could go to 25, maybe more. Come round when your parents are out, it's easier to talk about the price.
I'd rather you came alone, no mom in the car please | Can you sneak out for an hour around nine? The pay is triple.
I'll wait in a grey van at the end of your block, hop in and we drive to the yard
Let me pick you up after school, nobody has to know about it | Come into the house when my wife is away, I'll show you the other work then
Stay a bit after the babysitting, we can watch a movie, don't mention it to your folks
Meet me where we talked last time, same hour, and leave your phone at home
There's another job that isn't on the app. Come to the park by the pond after dark and I'll explain.
let's grab an ice cream after the lawn, just us, my treat, our little secret
Don't tell your mom about the extra twenty, it's between you and me
Thanks for staying late with the kids, I know I said ten and it was nearly midnight. This stays between us, okay? Your guardian doesn't need to read everything.
Delete this message after you read it and write to me where we talked before
Your dad sees what we write here, so let's switch to the other thing
You did the garage so well that I have something bigger in mind, the whole basement. Do your parents read this chat? If they do, there's a better place to talk.
keep it quiet about the wine in the fridge, if you tell anybody we're both in trouble
Your mom doesn't have to know that I drove you home last time
You're very mature for your age, you can make up your mind without asking your parents. Just come.
Can you turn off the notifications your guardian gets? I want to ask you something private.
Say you're at a friend's and come help me with the garage, cash
Make a second account that your parents don't know of and message me from there
Send me a picture of you so I know who's coming to the door
The girls are 6 and 9, they love crafts and hate broccoli, and they get nervous with somebody new. Could you send a selfie? I like to see who watches my kids.
pic of u? just wanna see if you look strong enough for the mower lol
What do you look like? Send a photo, full length, so I can see whether the uniform fits.
Got any photos from the beach this summer? I'd love to see them before I hire you.
turn your camera on when we talk about homework, I want to see your face
I'll add ten dollars if you send me a photo in the swim team suit, for the pool job | Show me your room on video so I know you are tidy
what colour is your hair, and do you have a pic? my dog is shy of strangers
Price goes up to 60 because you're great. Ring me at five 5 five zero one 3 six for the rest.
Raised the price to 45, the extra is for keeping it off your guardian's screen | New price 555, new time 01:27. Read them together and dial.
The price is $55.50 for the front yard and 142 for the whole summer. Drop the dollar sign and the dot, read it straight through and dial it, I'll explain the rest out loud.
Job title: Lawn 973 555 0151 | Dog walker wanted, DM @barkley_nj | Babysitter for two, whatsapp only
Math tutor needed, text five55 oh one 90 | I mow, rake and trim! Text me at 555-0110 or on snap: mowerjay
Tech help by a 15 year old, email techkid dot jay at gmail | Hi I'm Lia, I babysit on Hillcrest Road number 31, come say hi
My mom doesn't know I'm on here so please write to my discord instead, liaplays
If the app doesn't show my answer, text my friend's phone 555 0199 and she'll tell me
I can do the website for your bakery for 80 and it takes me about a week, you can dm me on insta it's my name plus my birthday
I'm usually at the rec center on Grove till five, come find me there if you want me to start early
call my home phone, it's in the phone book under Exampleton on Oak | i'll send you pics of me on snap so you know who to look for ok
Got a pen? Five, five, five. Zero. One. The number of days in a week. The number of legs on a spider.
Take 5550000 and add 142. That's me, dial after dinner.
Count the letters: alpha=5, bravo=5, delta=5, then 0-1-3-9. Ring that if the toddler won't sleep.
dial 555 oh won ate too, sorry for the spelling | fife fife fife zee-ro wun too sicks, you're smart
Use my name on here with the underscore removed, and put it into the camera app with the pink logo
read the first letters of my last five messages and add me on there
You know the app your friends use that erases everything? I'm on it with my surname and 44.
I have a burner phone you can use so we can talk, I'll leave it in the shed with my number in it
Put your number in the notes of the shared homework doc and I'll ring you there
Share the google doc with my account and we can chat in the comments, your folks won't see it
Share your location with me for the day, live, from your own phone | Turn on Find My and add me so I can see you are on your way
Let's use a code: when I write "rake" you come to the back gate by yourself after your parents are asleep
I'd need your full name and birthday to look you up on Facebook before Sunday
Mi número es cinco cinco cinco cero uno cuatro dos, llámame cuando salgas
Son dos jardines, el de enfrente y el del patio, y hay que llevarse las ramas. pásame tu whats y te explico lo del jardín
Pasame tu guasap y te mando la ubicacion | ¿Tienes wasap? Por aquí casi no entro.
El perro come a las siete y sale dos veces, la correa está colgada junto a la puerta. te dejo mi cel: 555 cero uno treinta y tres
llamame al nueve siete tres, cinco cinco cinco, cero uno sesenta | Marca 5-5-5-0-1-7-1 cuando llegues con el perro
El sábado está bien para cortar el pasto, cualquier cosa 555.0118 | 973 y luego triple cinco y al final cero uno ocho ocho
Son quinientos cincuenta y cinco y después cero ciento doce, júntalos y me marcas | los primeros tres son 973, los otros te los paso mañana
la segunda parte de mi numero es 0145, pegala a lo de ayer | c1nc0 c1nc0 c1nc0 cer0 un0 nueve nueve, mándame mensaje
5️⃣5️⃣5️⃣ 0️⃣1️⃣0️⃣7️⃣ escríbeme ahí, aquí nos leen
Los gemelos se duermen como a las ocho y media si les lees dos cuentos. ¿Me das tu número? Es para avisarte cuando vaya de regreso.
mandame tu numero en letras para que no lo borre la app | Déjame tu celular apuntado en el refri cuando termines de cuidar a la bebé
Deja tu teléfono debajo del tapete y yo te busco para el próximo trabajo
Mi número está en el papelito pegado a la manguera, no se lo enseñes a nadie | Escríbeme a jardinrosa arroba gmail punto com
mi correo es el nombre de mi perro, pelusa, mas 77, arroba hotmail
luzdelporche (arroba) yahoo (punto) com (punto) mx para las tareas de mate | ¿Cuál es tu correo? Te quiero mandar algo que aquí no se puede.
el mismo nombre de aqui pero en el correo de google, ahi te contesto
Te mando los ejercicios por mail, dime el tuyo, el personal, no el de tu mamá | búscame en insta, soy la de los perritos, bella_guau
mi insta es lia.patina07 por si quieres ver mis trabajos | Agrégame al feis, soy el único Tadeo Ejemplar de la ciudad
ahi en el face me encuentras como Don Jardines, mandame inbox | ¿Usas snap? agrégame, soy tio_podadora
la app del fantasmita, ahí soy elcesped44 | sigueme en tiktok y me mandas mensaje, lavacarros.carlos
Mejor por telegram, búscame como eltiomanitas | pon t punto me diagonal eltiomanitas y me escribes
por la app verde es más fácil, ¿la tienes en tu cel?
A mis hijos les encanta que sepas programar juegos y quieren aprender contigo. ¿Cómo te llamas en Roblox? Te mando solicitud y platicamos ahí.
mi usuario de free fire es ZorroLadrillo9, agregame y hablamos del trabajo | ¿Juegas Fortnite? Pásame tu nick y hablamos por el chat de voz
tengo discord, zorroladrillo numeral 0042, por ahi te enseño lo de la compu
Únete a mi servidor, el link es discord punto gg diagonal pasto | Mi ID de la Play es cerca_pintada55, mándame invitación
Baja Signal, ahí los mensajes se borran solos y nadie se entera | hagamos videollamada tú y yo solos para ver si sabes álgebra
prende la cámara cuando hagamos la tarea, quiero verte
Hay que regar las macetas de la tienda tres veces por semana, una hora cada vez. Busca en Google Florería Pétalo Claro y llama, pregunta por mí.
En mi camioneta está pintado el teléfono, márcame de ahí y no por esta cosa | entra a www punto puppy-lady punto example y déjame tus datos
escanea el código que está en mi puerta y te abre mi chat | Te pago por Zelle si me das tu número, así la app no se queda con nada
pasame tu cuenta de cashapp y por ahi nos escribimos
Necesito que me laven el carro y la camioneta, pago 40 por los dos, vivo en la casa azul de la calle Roble, enfrente de la gasolinera
Mi casa es la amarilla de la esquina de la Quinta y Olmo, la que tiene la lancha | Calle Arce 227, segundo piso, toca dos veces
catorce de la calle roble, la llave está debajo de la rana de barro
La tercera casa pasando la estación de bomberos, puerta roja, entra por atrás | Vivo arriba de la pizzería de la calle principal, depto 3C
somos la casa verde junto al parque de patinetas, numero 9, mi mama llega a las 6
Es la última casa del callejón detrás de la iglesia de San Ejemplo, con cerca blanca
Puedo dar clases de inglés y de historia los martes y jueves, estudio en la secundaria Lincoln, salgo a las tres
Voy en octavo en la Roosevelt, si quieres me esperas a la salida | ¿En qué escuela vas? Mi sobrina a lo mejor es de tu salón.
a que hora sales de la escuela y por que puerta | ¿Dónde vives exactamente? Paso por ti y tus papás no tienen que manejar.
dime tu calle y numero y te llevo la podadora | ¿Cómo es tu casa por fuera? Para no equivocarme cuando te deje el dinero.
en que parada te bajas del camion, ahi te veo con las llaves
Te doy las llaves de la casa para que le des de comer al gato toda la semana. Nos vemos atrás del gimnasio a las cuatro, ven sola.
Te espero en el parque junto al lago cuando oscurezca, hay otro trabajo que no está en la app
Vente cuando no estén tus papás, así platicamos del precio tranquilos | ven sin tu hermano mejor, quiero que estemos nada mas tu y yo
Te recojo en una van gris al final de tu cuadra, súbete y vamos al jardín | ¿Puedes salirte un rato en la noche? Te pago el triple
Quédate un rato después de cuidar a los niños, vemos una peli, pero no le cuentes a nadie
Quedó muy bonito el jardín y por eso te dejé un poco más en el sobre. No le digas a tu mamá lo de los veinte extra.
no le digas a tu papa que yo te lleve a tu casa | Esto queda entre tú y yo, ¿sí? Es nuestro secretito.
borra este mensaje cuando lo leas y escribeme donde platicamos la otra vez | ¿Tus papás leen este chat? Si sí, hay otro lugar mejor.
Ya eres grande, no tienes que pedirle permiso a nadie, nomás vente | di que vas con una amiga y me ayudas con la cochera, en efectivo
haz otra cuenta que tu familia no conozca y me hablas de ahí
El trabajo es de tres horas cuidando a mi suegra, que ve sus novelas y casi no se mueve. mándame una foto tuya para saber quién va a venir
una selfie porfa, asi mis hijas te conocen | ¿Cómo eres físicamente? Manda foto de cuerpo completo por lo del uniforme.
Te doy diez más si me mandas una foto en traje de baño, es para lo de la alberca | pásame fotos de tus vacaciones, me caes muy bien
Subo el precio a 60, y si quieres más márcame al cinco 5 cinco cero uno 2 seis | Cambio de precio: 555. Hora: 01:39. Júntalo y llama.
Niñera para dos niños, info solo por whatsapp | Paseador de perros, manda inbox a @guau_nj | Se corta pasto, 555-0157, pregunta por Beto
Hola, soy Lía, cuido niños en Camino de la Loma 31, pasa a saludar | mi mamá no sabe que estoy aquí, mejor escríbeme al discord, liajuega
si no contesto por aqui, marcale a mi amiga al 555 0164 y ella me avisa
Toma nota: cinco, cinco, cinco, cero, uno, los días de la semana y las patas de la araña
Comparte conmigo tu ubicación en tiempo real desde tu cel, así veo por dónde vienes
Te dejo un celular viejo en el cobertizo con mi número guardado, úsalo nada más conmigo
el nombre es el mismo que tengo aqui sin la rayita, en la app de las fotos
Llámame cuando llegues, the number es nueve siete three, five cinco five, 01 once
Dame tu nombre completo y tu cumpleaños para buscarte en las redes antes del domingo
`);
