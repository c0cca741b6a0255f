import { textsOf } from './texts-of.ts';

/** How people get around a filter for numbers and addresses, and invite children elsewhere. */
export const knownTries = textsOf(`
add me on snap my name is leo_mows | Add me on Snapchat, same name as here | my snap is grassking | snap me: grassking
Snapchat - leo_m07 | s n a p leo.m | S.N.A.P. leo mows | sn4p: leom | snapchatt leo_m | snap chat me later
I am on snap as leo | im on snapchat btw | what's your snap? | whats ur snap | do you have snap | do u have snapchat
u got snap? | send me your snap | drop your snap in the message | same name on snap | the ghost app, leo.m
find me on the yellow app | 👻 leo_m | my 👻 is leo | add my insta | my insta is leo.mows | follow me on instagram
follow me on insta for pictures | insta: leo | ig leo.mows | ig: leomows | on ig im leomows | find me on ig | i n s t a leo
1nsta leo | inst4gram leomows | instagrm me | look me up on Instagram | dm me | DM for details | slide into my dms | pm me
hmu | hit me up on whatsapp | write me on WhatsApp | whatsapp me | message me on whats app | wh4tsapp me | watsapp me
w h a t s a p p | we can talk on WhatsApp | let's talk on whatsapp instead | lets move to whatsapp | my telegram is leom
tg: leom | telegram leo_m07 | t3legram me | te le gram @leom | discord leo#1234 | my discord is leo#1234 | leo#1234
leom#0420 is me | add leo#9921 | disc0rd me | d i s c o r d | discord name leo | join my discord | join our discord server
my discord username is mower | let's play and talk on discord | add me on roblox | my roblox user is mower07
my roblox name is mower07 | add me on minecraft | whats your gamertag | my gamertag is MowKing | PSN mowking99
xbox: mowking | friend me on steam | my friend code is 1234 5678 | kik me | kik: leo | my kik is leo | tiktok: leo
follow my tiktok | my tik tok is leo | add me on facebook | fb: leo mower | fb messenger leo mower | facebook me
friend me on fb | add me on signal | lets use signal | skype: leo.m | skype me | facetime me | zoom me | can we zoom tonight
wechat leo_m | bereal: leo | line id leo_m | twitter @leo | my twitter handle is leo | twitch.tv/leo | my youtube is leomows
linktr.ee/leo | link in my bio | the link is in bio | check my bio for my number | 9 7 3 - 5 5 5 - 0 1 4 2
9 7 3 5 5 5 0 1 4 2 | 9-7-3-5-5-5-0-1-4-2 | 9.7.3.5.5.5.0.1.4.2 | 9 / 7 / 3 / 5 / 5 / 5 / 0 / 1 / 4 / 2
9 * 7 * 3 * 5 * 5 * 5 * 0 * 1 * 4 * 2 | (9)(7)(3) (5)(5)(5) (0)(1)(4)(2) | 9_7_3_5_5_5_0_1_4_2 | 97 35 55 01 42
973 . 555 . 0142 | 973 ... 555 ... 0142 | 973 - 555 - 0142 | 973 then 555 then 0142 | 973, then 5550142
973 555 and then 0142 | start with 973 then 555 and 0142 | area code 973, 555 0142 | 555 and 0142 after 973
nine seven three five five five zero one four two | nine-seven-three five-five-five oh-one-four-two
nine, seven, three, five, five, five, oh, one, four, two | NINE SEVEN THREE FIVE FIVE FIVE
nine 7 three 5 five 5 zero 1 four 2 | 9seven3 5five5 oh1four2 | nine73 five55 zero142
nineseventhree fivefivefive ohonefourtwo | nine seventy three five fifty five oh one forty two
nine seventy-three, triple five, oh one four two | 973 triple 5 0142 | 973 five fifty five 0142 | double five five 0142
nein seven three five five five zero won four too | nueve siete tres cinco cinco cinco cero uno cuatro dos
9️⃣7️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣2️⃣ | ⑨⑦③⑤⑤⑤⓪①④② | ９７３５５５０１４２ | 𝟗𝟕𝟑𝟓𝟓𝟓𝟎𝟏𝟒𝟐 | 9​7​3​5​5​5​0​1​4​2 | 97E3 555 OI42 | 973-555-O142
973-555-Ol42 | 9735550l42 | 973 555 zero142 | +1 (973) 5 5 5 0 1 4 2 | 0049 170 1234567 | tel 9735550142 | ph 973 5550142
call 555 0142 | 5550142 | 555 01 42 | my number is nine seven three and the rest later | my number starts with 973
my number is on my profile | my cell is 973 and then 5550142 | my digits are below | what's your number | whats ur number
can i get your number | give me your number | give me ur digits | send me your phone number | text me your number
drop your number | leave your number in the message | tell me your number | share your cell with me
I will give you my number | ill send you my number | call me | Just call me when you are ready | text me | Text me first
text me at night | ring me | give me a ring at home | give me a call | shoot me a text | send me a text | phone me | buzz me
email me | e-mail me | e mail me | mail me at home | my email is leo | my e-mail: leo at home | my mail is leo at gmail
leo at gmail | leo at gmail dot com | leo(at)gmail(dot)com | leo [at] gmail [dot] com | leo AT gmail DOT com | leo @ gmail
leo@gmail | leo gmail com | leo.mows gmail.com | leo at g mail | leo at hotmail | leom at yahoo | leo at icloud dot com
leo dot mows at outlook | l e o @ g m a i l . c o m | leomows dot com | leomows d0t com | leomows (dot) com | leomows[.]com
leomows . com | www leomows com | h t t p leomows com | hxxp leomows com | w w w . leomows . com | go to leomows dot net
visit my site leomows dot org | google me, leo the mower | google leo mows newark | search my name online
look for leo_the_mower | my username is leo_the_mower | username: leo_mower | user name is leo mower | my handle is leo_mower
handle: leomower | same username everywhere | leo underscore mows | leo_mows07 | meet me at the park
meet me behind the school | meet me alone | meet me after school | let's meet | lets meet up | we could meet first
can we meet in private | can we meet somewhere | want to meet? | wanna meet up | want to hang out after | lets hang out
come over to my place | come to my house alone | come alone | come by yourself please | come over alone
just come by yourself | just you and me | just the two of us | only the two of us | I'll pick you up
i can pick you up after school | I will pick you up at school | let me drive you home | I can drive you | get in my car
nobody will be home | my wife is not home then | don't tell your parents | dont tell your mom | do not tell your dad
don't tell your guardian | no need to tell your parents | your parents do not need to know | your mom doesnt have to know
keep it between us | this stays between us | our little secret | keep this a secret | keep it secret | without your parents
without your mom | without your guardian | talk outside this app | let's talk off the app | off this site
let's talk somewhere else | we can talk somewhere private | talk in private | chat privately | private chat?
message me privately | write to me directly | contact me directly | contact me outside of Sidework | reach me on my phone
reach me elsewhere | you can reach me at home | where do you live | what is your address | tell me your address
are you home alone | sleep over at mine | you can stay the night
the first digit is nine, the second is seven, the third is three, then 555 0142
My number: position 1 is 9, position 2 is 7, position 3 is 3, the rest later
first three digits 973, middle three 555, last four 0142 | starts in 973, the middle is 555 and it ends in 0142
take 973, add 555 behind it and close with 0142 | My last four digits are 0142 and the others are 973 555
the number goes 9 and 7 and 3 and 5 and 5 and 5 and 0 and 1 and 4 and 2
nine hundred seventy three, five fifty five, zero one forty two | my number backwards is 2410 555 379
read this backwards: 2410555379
I have nine dogs, seven cats, three birds, five fish, five frogs, five bees, zero cows, one pig, four hens, two rats, dial it
9 apples 7 pears 3 plums 5 figs 5 dates 5 nuts 0 limes 1 kiwi 4 nuts 2 plums = my phone
novecientos setenta y tres cinco cinco cinco cero uno cuatro dos
mi número es nueve siete tres, cinco cinco cinco, cero uno cuatro dos | nueve 7 tres 5 cinco 5 cero 1 cuatro 2
el primer dígito es nueve, el segundo siete, el tercero tres | empieza con 973 y termina en 0142 | llámame al 973 555 0142
llamame cuando puedas | mándame un mensaje al celular | mi celular empieza por 973 | pásame tu número | dame tu numero
cuál es tu número de teléfono | te doy mi número | te paso mi teléfono por aquí | me das tu cel | mi tel es nueve siete tres
escríbeme por WhatsApp | escribeme al wasap | hablamos por guasap | te agrego al whats | tienes snap? | tienes insta
pásame tu insta | mi insta es leo.corta | sígueme en instagram | búscame en insta | agrégame en snapchat
agregame al discord | mi usuario es leocorta | me encuentras como leocorta en tiktok | mi tag es MowKing en roblox
juegas roblox? agrégame | jugamos fortnite y hablamos por ahí | my tag is MowKing on roblox | my tag is mowking
find MowKing on roblox | I play as MowKing in fortnite | join my roblox server and we chat there
look for LeoTheMower in minecraft | snap leo | snap leonard | snap Jessica | snp me at leo | add my sc leomows | hit my insta
slide in my insta | my finsta is better | catch me on the gram | I am leomows on the gram | on insta I go by leomows
search leomows on tiktok | You know the app with the ghost? I am leo there | the green chat app works better for me
the blue bird, leo mows there | ping me on the purple gaming chat | we could use another app | let's switch to another chat
can we move this chat to a different app? | got any socials? | what are your socials | my socials are all leomows
what do you use to chat? | do you have a phone? | do you have your own phone | what apps are you on | are you on insta
u on snap? | google Marta Rosen florist | google Rosen Flowers Montclair and ask for me
search Rosen bakery and you find my phone | look up Rosen Lawn Care, the number is there | just look up my shop online
type Leo Rosen Montclair into google | our shop has a page, look for Rosen Flowers | I am the only Rosen in the phone book
you find me in the yellow pages under Rosen | busca Flores Rosen en Google y llama | búscame en google
busca mi nombre en internet | estoy en la guía como Rosen | mira la página de mi tienda | the blue house on Maple Street
we are the blue house on Elm | yellow house on the corner of Elm and Main | the white house across from the elementary school
the red door on Pine Avenue | our house is right across from Lincoln School | I live next door to the bakery on Main Street
the third house on the left on Maple Avenue | last house on Cedar Lane | apartment 4B above the pharmacy
apt 12, the brick building on Grove | unit 3C at Hillside Gardens | I live at the corner of Grove and Park
the brown building opposite the station, second floor | ring at Rosen, third floor, over the bakery
the house with the green roof behind the church | la casa azul en la calle Olmo | la casa amarilla de la esquina
vivo enfrente de la escuela | vivo en la calle Olmo 12 | vivo al lado de la panadería
el edificio rojo frente al parque, apartamento 3 | es el departamento 4B arriba de la farmacia | Calle Mayor 14, segundo piso
Avenida Central 1200 | I go to Lincoln Middle School | I'm in 8th grade at Roosevelt Middle | my school is Mount Hebron
voy a la escuela Lincoln | estudio en el colegio San Juan | what school do you go to? | ¿a qué escuela vas?
¿en qué escuela estás? | what grade and school are you in | what bus do you take home? | when do you walk home from school?
what time do you get off school, I wait there | I'll wait for you outside your school | wait for me behind the gym
see you behind the gym at 4 | meet at the mall? | come to the parking lot behind the store | I park around the corner, hop in
te recojo en mi carro | paso por ti después de la escuela | te llevo a tu casa | súbete a mi carro | nos vemos en el parque
nos vemos solos | quedamos después de clase | encuéntrame detrás de la escuela | ven sola | ven solo, sin tus papás
ven a mi casa | te espero afuera de tu escuela | no le digas a tu mamá | no le cuentes a tus papás | que quede entre nosotros
es nuestro secreto | será nuestro secretito | tus papás no tienen que saberlo | sin que se enteren tus papás
borra este mensaje | delete this message after you read it | delete this chat | erase our messages
clear the chat so nobody sees | don't show this to your mom | your guardian would not understand
your parents would say no, so just come | hide this from your dad | make sure your mom does not see this
use your own phone so they can't see | what they don't know won't hurt them | say you are at a friend's house
tell them you are at practice | let's keep your mom out of this | skip the app | no need for this app
it is easier without the app | pay you cash if we skip the site | we can do this without Sidework
sin la aplicación es más fácil | hablemos fuera de la app | fuera de esta página | mejor por privado | te escribo por privado
mándame una foto tuya | envíame una selfie | manda foto | quiero ver cómo eres | send me a photo | send a pic of yourself
send me a selfie | can I see a picture of you? | show me your face | what do you look like?
how tall are you and what do you look like | are you cute? | you are so pretty | do you have a boyfriend? | ¿tienes novio?
¿cuántos años tienes? | how old are you? | ¿dónde vives? | ¿estás sola en casa? | cuál es tu dirección | dime tu dirección
whats ur addy | where do you stay at | which street are you on? | what part of town do you live in?
when are your parents out? | are your parents home? | is your mom at work then? | who is home with you?
what's your full name? | what is your last name? | cuál es tu apellido | tell me your real name | turn on your camera
can we video chat? | let's do a video call | hacemos videollamada | tengo un regalo para ti, ven a verme
I have a surprise for you at my place | leo arroba gmail punto com | leo arroba hotmail | mi correo es leo punto corta
escríbeme al correo | mándame un correo | my email is the same as my name | leo at sign gmail
leo, the a with a circle, gmail | l30 at gma1l | leomows at g-mail | leomows (a) gmail . c o m | gee mail, leomows
leomows punto com | visita leomows punto es | tiny url slash leomows | leomows slash contact on the web
my site is leomows and then com | scan the QR code on my flyer | scan my code | the invite code is aB3xY | venmo me
my venmo is leomows | cash app $leomows | zelle me at my number | paypal me | Ѕnарchаt me | my іnstа is leo | ｓｎａｐ me
𝓼𝓷𝓪𝓹 me | 5n4pch4t m3 | my 1n574 is leo | wh4t5 4pp me | c4ll m3 | t3xt m3 | my numb3r is on the flyer | c a l l m e
t.e.x.t m.e | c@ll me | txt me | txt me l8r | my phone is on the sign in the yard | my number is on the truck
number is on the fence sign, use it | knock at the green house next to the fire station
I work at the Starbucks on Main, ask for Leo | I am at the counter of Joe's Pizza every day, come by
ask for Leo at the bike shop on Grove | stop by the shop and ask for me
come find me at the farmers market, stand by the honey | hey add my snap its mia with two a's
you should totally get discord so we can voice chat | do you play any games? my user is dragonslayer99
i dont check this app much, got whatsapp? | my cell ends in forty two and starts with nine seven three
take the number of days in a week, then three, then five... | reach out on the gram, same name
type my business name into facebook and message | it is the house with the big oak tree and a red truck, on Cedar
second house after the Shell station | ring the bell at number 14, Pine Court
you can find our shop behind the train station, come in any time | swing by after practice, I will be in the silver Honda
you could ride with me, nobody has to see | our chats stay our business | no need for your parents to come
tell nobody about the extra money | come when your mom is at work | what do your parents drive
I'd love to see what you look like | can you post a picture of yourself before you come | what size clothes do you wear
cuando salgas de la escuela te espero en la esquina | mi insta es facil, busca miacorta
me llamo Leo Rosen, búscame en Facebook | dile a tu mamá que vas con una amiga | el número es 97 tres 55 cinco 01 42
cero uno cuatro dos son los últimos | ando en discord toda la noche, cae | te mando solicitud por face
vivo en la casa verde frente a la iglesia | mi edificio es el de la esquina de Grove con Main
el código de la puerta es 1234, sube al 3B | pásame una foto de tu cara | cuando tus papás no estén vienes
this stays with us ok | my youtube channel has my contact | the number is on the side of my van
write to leomows, the usual google mail | l e o m o w s (at) g m a i l | visit rosenlawn dotcom | look at rosenlawn,com
my website is rosenlawn | Search Rosen Lawn on Facebook and message there
I am usually at the Dunkin on Broad Street in the mornings | the one above Tony's pizza, buzz 3
my locker is next to yours, I saw you at Hebron | text 973 | (973) five-five-five 0one42
nueve-siete-tres y luego cinco cinco cinco | hmu l8r on sc | gimme ur @ | whats ur @ | drop ur user
wanna be friends on fortnite | Lets play roblox together, whats your username | join my private server in minecraft at 7
I will give you a gift card if you send your email | can u keep a secret? | pay me on venmo instead so they don't take a fee
we could do it for cash and not through here | let's cut out the middle man
Great job today! If you ever want more work just shoot me a note at rosen dot lawn at the usual google one
hey its easier if we plan on the phone, mine is 9 7 three, then triple five, and the last bit is 0142
My daughter will also be there, she is on snap as sunny.bee if you want to ask her
For the next time you can book us without the site, our card is in the bag with the rakes
I left a sticky note with my digits inside the lid of the toolbox
The lawn is at the yellow duplex across from Hebron Middle School, the one with the basketball hoop
We're on the corner of Grove St and Watchung, the building with the green awning, buzzer 3B
you seem really mature for 13, want to get ice cream after? | I can grab you from practice, what field do you play on?
Send me what you're wearing so I recognize you | my last name is Rosen and my dad owns the hardware store on Grove
you'll find my page if you type Rosen Lawn Montclair in the search bar | IG same as my first and last name no spaces
I'm MowKing on xbox live | Let's hop on a call tonight
Do you ever go to the skate park? I'm there every Friday, come say hi
El trabajo es en la casa blanca al lado de la gasolinera Shell, portón negro
Para más rápido, mándame mensajito al nueve siete tres, triple cinco, cero uno cuarenta y dos
mi usuario de Roblox es corta_leo | Si quieres seguimos por whats, aquí es muy lento
Te espero en la cancha atrás de la escuela a las 4, no traigas a nadie | no hace falta que tu mamá lo sepa
¿me mandas una foto de cómo te ves? | ¿en qué calle vives? paso a dejarte el dinero | búscame como Leo Corta en el face
mi correo es mi nombre y apellido todo junto en gmail | pregunta por Leo en la panadería de la calle Grove
anota: nueve, siete, tres. luego cinco cinco cinco. luego cero, uno, cuatro, dos
Cuando termines no le cuentes a nadie que te pagué de más | te puedo llevar en mi moto
my number's the one on the lawn sign out front | wattsap me plz | Sn@p: mow.king | te|egram: mowking | D1sc0rd mowking
meet u there at the dunkin next to school, just us | u should come chill at mine when ur rents r out
I won't tell if you don't | this chat is monitored so lets use something else
Your guardian reads these, so write me on the other thing | we can settle up over cash app, my tag's mowking
Do you have an email where I can send the instructions? | What's a good number for you?
how can I reach you outside of this? | My sister has a bakery, Rosen's, ask there for me
look for the only florist in Hebron, that's me | I coach at the Hebron pool every afternoon, come find me
drop by 14 Grove anytime | Second floor, door on the right, 22 Watchung
the zip plus my house: 07042 and 14, street is Grove
nine, seven, three; five, five, five; zero, one, four, two. you know what to do | 9-seven-3 ... fivefivefive ... 01-42
it starts 9 7 3, then the year 1555 minus 1000, then 0142 | call the shop, it's in the yellow pages under lawn
ask Siri for Rosen Lawn Care in Montclair | my tiktok's in my name | add mow king, that's me on there | what's your sc
u got tt? | do you have facebook messenger kids | fb: Leo Rosen Montclair NJ | are you allowed to be out alone?
is anyone with you right now? | what time does your mom leave for work? | which days are you home by yourself?
The phone is 973, wait, 555 is next and 0142 last | my insta rhymes with neo shows
pls hit the ghost app, my name there is miabee | got a second account on here? i mean the other one with the camera logo
my house has a blue mailbox and is the one before the dead end of Cedar
park behind the laundromat, it is the gray stairs, apt on top | My gran lives at the building by the Shell, ask for Mrs Rosen
you know the big church on Grove? we are the house to the left
Estoy en la casa de dos pisos, pasando la primaria, portón verde | vivo en los departamentos de la calle Olmo, torre 2
me encuentras en el puesto de elotes frente a la secundaria | ¿y si nos vemos antes para conocernos mejor?
te ves muy bonita en tu foto | a tu mamá no le va a gustar, mejor no le digas | esto es solo entre tú y yo
mi face es Leo Corta | pásate al telegram | mándame solicitud | agréganos a tus contactos: 973 cinco cinco cinco 0142
cinco cinco cinco, cero ciento cuarenta y dos | five five five, oh one forty two | triple five, oh-one-four-two
nine7three.five5five.zero1four2 | google "mowking nj" | just type mowking into any search engine
look me up, I'm the first Leo Rosen that shows | check out rosenlawn on the web | bit ly slash mowking | rosenlawn dot c o m
mowking at the mail by google | my mail: mow, then king, at g m a i l
I stay with my grandma near the middle school, second building | I get off the bus at Grove and Park at 3:15 every day
my soccer team practices at Brookdale field Tuesdays | I'm the kid with the red bike at Hebron school
send snap of ur outfit | prove you're a real girl, send a pic | how about a pic first | got a boyfriend? | u single
ur really cute in ur profile | wanna see my place? | I got a pool at my house, bring your swimsuit
you can sleep here if it's late | I can pay extra if you come without anyone | I'd rather your parents not be there
Just tell your dad it's cancelled and come | let us not bother your guardian with this
we don't need your mom's okay for this | You can trust me, I'm not like other adults | Use my wifi password and video me
fortnite name is mowking ttv | add me: MowKing_07 | my switch friend code SW 1234 5678 9012 | roblox - mowkingg
whats ur tag in brawl stars | psn is easier to talk | hop on vc | hop in my server`);
