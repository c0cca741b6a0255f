/*
 * Texts that the filter of contact details was tuned on: ways around it, and words about work. Each line holds one text or
 * more, with ` | ` between them.
 */

const textsOf = (table: string): readonly string[] => table.trim().split(/ \| |\n/);

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

/** What clients and children write about work. */
export const knownHarmless = textsOf(`
Rake the leaves of our front yard | Rake leaves into the bags we provide | Mow the lawn every second Saturday
The lawn is about 1200-1500 square feet | Our lawn is 40 by 60 feet | The mower is in the shed, gas is next to it
Please bring gloves | We have rakes and gloves for two people | Weed the vegetable garden
Water the plants while we are away in July | Water 12 pots on the porch, twice a week | Plant 30 tulip bulbs along the path
Pull weeds along a 50 foot fence | Trim the low hedge by the walk | Shovel the driveway after snow
Shovel the walk before 7 am on school days | Clear snow from two cars | Salt the steps when it is icy
Walk our dog for 30 minutes after school | Walk Bella around the block, twice a day | She is a calm Labrador, 8 years old
He pulls a little on the leash | Two small dogs, 10 and 14 pounds | Feed the cat while we are away from 12/20 to 12/27
The cat eats twice, at 8 and at 6 | Clean the litter box once a day | Brush our rabbit and clean its hutch
Feed the fish on Monday, Wednesday and Friday | Wash two cars in the driveway | Vacuum the inside of a minivan
Wash 14 windows on the ground floor | Sweep the garage and sort the shelves | Carry boxes from the garage to the attic
Help us carry 25 boxes | Fold laundry for two hours | Help at a yard sale on Saturday from 8 to 2
Help set up 40 chairs in the church hall | Hand out programs at the concert | Help at a birthday party with 12 kids
Face painting for ten children | Play games with my two kids while I work next door | Read to my daughter, who is 5
Mother's helper, I am at home the whole time | Babysit a 7 year old while I cook | Tutor my son in fractions, grade 4
Help with algebra, one hour a week | Practice reading in Spanish with our 9 year old
Help with grade 6 science, chapters 3 to 7 | Piano practice with a beginner | Teach my daughter chess
Help Grandma with her new phone | Show me how to use my tablet | Set up a printer and a laptop
My WhatsApp is not working on the new phone | Help me learn to use WhatsApp | Teach me to message my grandson on WhatsApp
Show my father how to video chat on Zoom | I want to learn how to post pictures on Instagram
Help with my Instagram account for the bakery | Take photos of our cookies for Instagram
Make short TikTok videos for our pet shop | Move my photos from Facebook to the computer
My Facebook is locked and I forgot the password | I cannot open Discord on my computer
Explain how Snapchat works to a grandmother | Help me set up Gmail | My email inbox is full, help me sort it
Sort 2,000 emails into folders | Help me type letters, 40 words a minute is fine
I forgot my username and password for the library page | Scan 300 old photos | Name the files by year, 1998 to 2014
Copy 50 addresses from a notebook into a list | Stuff 200 envelopes | Put stamps on 150 cards | Sell lemonade at our stand
Bake 4 dozen cookies with me | Decorate cupcakes for a school fair | Peel 10 pounds of apples | Set the table for 16 guests
Wash dishes after the dinner, about 2 hours | Hang lights on the porch, no ladder needed
Take down decorations after New Year | Wrap 35 presents | Paint a fence, two coats, 60 feet
Paint the birdhouses in five colors | Build a simple bench from a kit | Assemble two shelves
Collect the mail while we are away | Bring in the trash cans on Tuesdays | Take the recycling to the curb at 6 pm
Pick up sticks in the yard | Pick 5 baskets of apples | Pick strawberries, $4.00 a quart | Pick up litter along the creek
Stack firewood, about two cords | Clean the gutters of the shed, 6 feet high | Clean out the chicken coop on Sundays
Collect the eggs, about 8 a day | Exercise a pony on a lead, an adult is there | Help in the stable on Saturday 9:00-12:00
Referee a soccer game of 8 year olds | Coach's helper for a T-ball team | Keep score at a basketball game
Carry golf bags for 9 holes | Clean 20 bicycles at the club | Pump the tires of 6 bikes | Sort Lego by color, three big boxes
Test our board game with friends | Draw a poster for the bake sale | Design a logo with a paw | Fold 500 flyers in three
Put flyers on doors on Oak, Elm and Pine | Deliver 60 papers on Sunday morning | The route is 2 miles, about an hour
I pay $15.00 an hour | I pay $40 for all, $20 now and $20 later | Budget between $30 and $60 | The budget is 40-60 dollars
25 dollars for each lawn | $10 a window, 8 windows | 10 cents a flyer, 400 flyers | It takes 1 to 2 hours
About 3 hours, with a break | From 9 to 11:30 on Saturday | Saturday 10-12 or Sunday 14-16
Mondays, Wednesdays and Fridays at 4 | Between 3:30 and 5 pm on school days | On 11/22/2026 or 11/29/2026
From 2026-06-20 to 2026-06-27 | June 20, 21 and 22 | The first two weeks of August 2026 | Every day at 7:15 am and 6:45 pm
Starts at 10 o'clock | Week 1, 2, 3 and 4 of the month | Bring a water bottle and sunscreen | Wear old shoes and long sleeves
No experience needed | A guardian may come along | Your parents are welcome to stay
A parent has to bring you and pick you up | Your guardian can see all of this here | We are at home the whole time
My wife and I are both at home | Ask your parents first | Tell your parents what you earn | Please check with your mom or dad
Both of our kids are in middle school | We live near the library | The house is near Lincoln School
It is 5 minutes from the station | Five minutes down the road from the park | It is on a quiet street
We are in the Heights, Jersey City | Montclair, NJ | Newark, NJ | Columbia, SC | Springfield, IL 62704 | Portland, OR 97201
Newark, NJ 07102-1234 | Brooklyn, near the botanic garden | Upper West Side | St. Paul, Minnesota
The yard is behind the house | The gate code is not needed | Park entrance on the north side
Meet us at the library entrance with your guardian | We meet the dogs in the yard first | The children meet at 3 in the gym
Bring the dog back by 5:30 | Keep the dog on the leash | Keep the gate closed | Keep the receipt for the plants
Keep the cookies in the box | Don't tell the kids where the eggs are hidden | It is a surprise for my daughter
A secret garden theme for the party | The party is a surprise, 20 guests | I can come Saturday at 10, and it takes 2 hours
I can start right after school | I can come on Mondays and Thursdays | I have my own rake and gloves
I mow 3 lawns on Elm Street every week | I have walked dogs for two years | I have 2 dogs and 3 cats | I am 15 and in grade 9
I am 16, and I have a first aid certificate | I was 1st place in the 2025 science fair | I babysit my two brothers, 6 and 9
I have done this for my neighbors | I live around the corner | I live close by and come by bike
My dad brings me and picks me up | My mom can drive me | My mother comes with me the first time
My guardian knows and agrees | I will ask my parents | I told my parents about it | My brother can help, then it takes 1 hour
I work carefully and finish what I start | I get good grades in math, mostly 95 and up | I scored 1450 on the practice test
I know Word, Excel and PowerPoint | I know Instagram and WhatsApp well and can explain them
I can help with phones, tablets and printers | I teach my grandmother how to use Zoom
I make videos and edit them on my computer | I can write simple web pages with HTML | I know Node.js and C++
I read e.g. Harry Potter, i.e. long books | I speak Spanish and some French | I play the piano since I was 6
I swim and play soccer | I am patient with little kids | I like dogs, cats and rabbits | I can lift 30 pounds
I can bring my own mower | I would do it for $30 | I would do the lawn for $25, and edges for $5 more
My price is $12 an hour | Half now and half when it is done | I can do 2 driveways before 8 | I can do it in 90 minutes
I am free from June 15 to August 20 | I am on vacation from 7/1 to 7/14 | Only weekends, please | Rain or shine
If it rains we do it on Sunday | If it snows more than 3 inches | Call it a day when the bags are full | People call me Pat
They call me the leaf queen | My friends call me Mo | Ring the bell at the side door | Ring the doorbell twice
Text of the sign: Bake Sale Today | Write the names on the boxes | Write a list of what is missing
Message on the card: Happy Birthday | Post a note on the board | The number of bags does not matter
The number of the bus is 24 | My number one rule is safety | House has three floors and 21 windows | Size 10 gloves
Bed 4 feet by 8 feet by 12 inches | Mix 1 part vinegar with 3 parts water | Use 2 cups of food for each dog
Dose: 5 ml at 8, 12 and 6 | Batteries: 4 AA and 2 AAA | Model XR-2000 printer | Windows 11 laptop, 8 GB
Channel 7 and channel 11 do not work | Level 1 to 5 of the reading program | Levels 10 20 30 and 40
Pages 12-48 of the workbook | Chapters 1, 2, 3, 4 and 5 | Ages 5, 6 and 7 | Kids aged 4 to 11 | Teams of 5, 6 or 7
Count from one to ten with him | One two three, one two three, it is a waltz | Six to eight bags
Eight steps and about ten metres of walk | Two or three hours, four at most | Twenty to thirty minutes
One hundred and twenty feet of hedge | Forty chairs and five tables | Half an hour around the park, Mondays to Thursdays
Thank you for looking | We look forward to it | Any questions, ask here | Ask me anything here in the chat
You can write to me here before you decide | Tell me about yourself | Tell me what you have done before
Tell me how long you need | Send a proposal with your price | Show me what you can do | Be on time | Be kind to the dog
Please be friendly and reliable | We provide lunch | Lemonade and cookies included | Tools are there | All tools provided
Safety glasses are there | No ladders and no machines | No lifting over 20 pounds | Done before noon
Twice a month until October | Two hundred flyers and fifty posters | Nine to five, with an hour for lunch
Roll the bins out on the 1st and the 15th | He is on a diet, no treats please | Signal to the cars with the flag
Stand in line for us at the bakery | Steam the vegetables for the soup kitchen | Read the thread count on the sheets
Zoom in on the flowers for the photos | The first coat is white, the second is blue, the third is gold
First rake, second bag, third sweep the walk | The first three rows are beans, the last four are peas
Bring nine pots, seven bags and three spades | We have two dogs, one cat and three birds to feed
5 plates, 4 cups, 3 bowls and 2 pans to wash | Read chapters three, four and five backwards if you like
Start with the front yard and end with the back | The middle shelf holds 30 books, the last one 12
Necesito que corten el pasto | Cortar el césped cada dos semanas | El patio mide 12 por 20 metros
Pasear al perro 30 minutos después de la escuela | Son dos perros pequeños y tranquilos
Dar de comer al gato del 20 al 27 de diciembre | Regar las plantas tres veces por semana | Lavar dos carros el sábado
Lavar catorce ventanas del primer piso | Pago 15 dólares la hora | Cuesta cuarenta dólares en total | De nueve a once y media
El sábado a las diez | Ayudar a mi hija con fracciones | Practicar lectura en inglés con mi hijo de siete años
Enseñar a mi abuela a usar su teléfono | Ayudar a mi papá con el correo electrónico | Ayuda con WhatsApp para mi abuela
Mi abuelo quiere aprender a usar Facebook | Tus papás pueden venir también | Pregunta primero a tus papás
Un adulto estará en casa | Mi mamá me lleva y me recoge | Mi papá viene conmigo la primera vez | Le digo a mi mamá
Recoger las hojas en bolsas | Traer guantes y agua | Las herramientas están en el garaje | Hay que cargar veinticinco cajas
Pintar la cerca, dos manos | Doblar la ropa por dos horas | La casa tiene tres pisos | La casa es pequeña
Vivimos cerca del parque | Es una calle tranquila | Cantar uno dos tres con los niños | Contar del uno al diez
Soy puntual y responsable | Tengo quince años y estoy en noveno grado | Hablo español e inglés | Puedo empezar el lunes
Puedo hacerlo en noventa minutos | Lo haría por treinta dólares | Solo fines de semana | Si llueve lo hacemos el domingo
Gracias por mirar | Escríbeme aquí si tienes preguntas | Gracias por el trabajo, quedó muy bien
Muy buen trabajo, llegó a tiempo | ¿Cuánto tiempo necesitas? | ¿Tienes experiencia con perros? | ¿Puedes venir el sábado?
Paint the blue house for the dolls | Wash the windows of a white house | Paint the shed red
The blue birdhouse needs a new roof | Sweep the path to the red door
Help an old neighbor carry things up to the third floor | Vacuum our two bedroom apartment
Our apartment is small, about an hour of work | The building has an elevator
Clean the windows on the second floor from inside | Water the plants on our balcony
The work is in the garden behind the house | The bins stand next to the garage | Put the boxes next to the door
The shed is across from the garage | The mailbox is on the left | The third bed on the left is mint
Hang the sign on the corner of the table | We live across town and bring the dog to the park
It is a corner house with a big lawn | My son goes to middle school and needs help with math | School starts again on Monday
I can come after school on weekdays | I am in eighth grade | I play soccer for my school
The school fair needs 10 people for the stands | Volunteers for the school garden | Help with a school play, sewing costumes
I get out of school at three | Take a photo of the yard when it is done | Send photos of the finished fence here
Take pictures of our dog for a calendar | Send me a picture of the lawn before you start | Show me how to make a slideshow
Show my mother how to use video chat | Help my aunt set up video calls on her tablet
Explain how to block numbers on a phone | Teach us how to play Minecraft with our son | Play Roblox with my son while I cook
My son loves Minecraft and dinosaurs | Make a poster of Fortnite for a birthday | I edit videos for YouTube
Make a thumbnail for a YouTube video | Edit a video about our bakery | Help my uncle choose a phone
Back up the pictures from my phone | My phone screen is cracked | Set up parental controls on Roblox
Find out why the app does not start | Delete old photos from the tablet | Delete the old files in the folder
Clear the table after lunch | Erase the pencil lines when the paint is dry | Hide 40 eggs in the yard before ten
Hide the presents in the closet | Keep it a surprise for Grandpa | Show this to your guardian first
How old are the rabbits? | How old is the mower? | How tall is the hedge? | How big is the lawn? | Where do the tools go?
Where is the hose? | What does the fence look like? | What grade of sandpaper? | Which days work for you?
What time works for you? | Do you have a rake? | Do you have gloves? | Do you have your own mower? | Are you free on Friday?
Can you bring a friend? | Can your mom come along? | Are your parents fine with Sundays? | Is your guardian fine with that?
My parents are home then | Someone is always home | My grandmother is at home the whole time | Both adults are in the house
See you on Saturday at ten | See you at the front door | We meet at our front door with your guardian
Wait at the gate until I open | Wait for the paint to dry | Wait for the bus with my daughter
I wait on the porch with the dog | Pick up my daughter from the bus stop | Pick up the mail
Pick up the trash along the path | Drive nails into the fence | My dad can drive me there
The parking lot of the church needs sweeping | Hand out water at the parking lot | Great work, the yard looks wonderful
She came on time and was kind to our dog | He did a careful job and swept the walk after | Thank you, I would hire her again
The work took longer, so please give me until Friday | I was sick and need two more days
The rain stopped us, can we do it on Sunday? | The price is too low for such a big lawn
I ask for $10 more because of the hedge | The lawn was larger than we thought | Please cut the edges again
The left side is not finished | Two windows are still dirty | The job is canceled because it snows
We found somebody else, sorry | I have to cancel because I have a test on Monday | We moved the party, so we need no help
Ask for a receipt at the store | Ask for help when a bag is too heavy | Ask me for the key of the shed
Look up words in a dictionary with her | Look for the lost ball in the hedge | Search the yard for eggs
Find books about whales in the library | Google a recipe for pancakes and bake them with me
Type a list of names into a table | Write a page about my grandfather | Read the page to him | Scan old letters
Scan the bar codes of 90 books | Enter codes from a list, about 200 | The code of the project is in Python
Write a small program in Scratch | A snap of cold weather is coming | Snap peas need picking | Snap the beans for dinner
Line up the chairs | Use a line to mark the bed | Signal when the cake is done | Kick the ball with him
Tag the boxes with names | The tag on the plant says full sun | Put price tags on 80 toys | Play tag with the kids
Follow the list on the fridge | Follow the dog, she knows the way | Add water to the pots | Add salt on ice
Join us for lemonade after | Join the choir practice | Message board at the church needs new paper
Use the app to tell me when you are done | Everything goes through the app | Pay is through the app
Text on the poster should be blue | The poster has text and a picture | Phone stand made of wood
Call out the names at the race | I call the dog with a whistle | Cell and plant biology for grade 7
Number the chairs from 1 to 40 | My favorite number is seven | House numbers need painting, 4 digits
Learn digits and letters with a five year old | Count by twos and fives | Two plus five is seven
Dial the clock back one hour | The alarm clock reads 7:05 | A ring binder with 12 parts | Zoom lens and tripod are there
Steam clean the rug | Twitch the curtain to the left | Discord between the hens, so feed them apart
Reddish leaves go in the brown bags | Bake for my secret santa | A secret recipe of my grandmother | Private lessons in piano
Math lesson alone or with a friend | He can walk the dog alone | The cat likes to be alone | Stay until the parents come back
Stay for lunch if you like | Sleep bags need washing | My place has a big yard | Come to the side door and ring
Come by bike or bus | Come with a parent | Come on Saturday if the weather is good | Come over here if something is unclear
The job is on Saturday at our church, guardian welcome | Please ring the doorbell and wait on the porch
Instructions for the alarm are on the fridge | We can't be home, so your guardian comes with you
He is shy with people, so go slow at first | My daughter plays Roblox and wants a Roblox themed poster
Need someone to film a video of our garage sale for our YouTube channel | Our club needs a new logo for its Discord
Can you print flyers for my dad's shop? | The number of plants is about 25, five of them large
Count inventory in our store: 120 boxes, 45 shelves | The address labels go on the left corner of each envelope
I'm good at finding bugs in Python code | Great communication and always on time!
She messaged me before she came and finished early | Will you need a ride home? Your mom can wait inside
I need a helper to find my lost cat on our street | Please text my guardian first
The park cleanup meets at the main gate at 9, with all the parents | Meet our team: six kids and two coaches
Take before and after pictures of the garage | Put a photo of each toy in the list
How old is your little brother? He could help too | I have experience with kids ages 3 to 10
Ayudar a vender limonada el sábado en el parque | Cuidar a mi hermanita mientras mis papás cocinan
¿Puedes mandar una foto del jardín terminado? | El perro se llama Luna y le gusta correr
Mi abuela vive al lado y necesita ayuda con las bolsas | Pago 20 dólares por limpiar el garaje
Necesito ayuda con mi página web de la escuela | I can teach your kids basic English and Spanish
My phone has a good camera so I can take pictures of the products | The white fence next to the garage needs paint
Wash our blue car and the red truck | The dog is afraid of the house across the street
I go to school until 3 so I can come at 3:30 | My school has a break in March, so I have time
Help me carry groceries from the store on Main Street | We live in a small brick house with a garden
The library is on the corner, so the bus stops there | Bring your own phone for music if you like
It is just me and my cat, and my daughter on weekends | Let's keep it at $15 an hour
Please keep the chickens a secret from the dog, just kidding | I will send you the list here before Saturday
Let me know your price and when you can start | Can you send me the list of tools here? | Use the hose behind the house
Do you have a bike? The route is long | Sorry, I was sick, can we move it to Friday?
I'd like to extend the deadline by three days because of rain | Apartment cleaning, two rooms and a kitchen
Take out trash for my neighbor in apartment building | Walk to the post office and mail 3 parcels with me
Help with my email newsletter, about 200 names | Build a Minecraft castle with my son on Sunday
Please don't tell the kids about the cake | He doesn't like it when you call his name loudly
Look for weeds along the drive way | We are on the second floor and there's no elevator, so wear good shoes
Great job today! The hedges look neat and the kids loved you | If your guardian agrees, we could do every other Saturday
There are two gates, please use the left one | I have a driveway and a walkway to shovel, about 40 feet
The class meets on Tuesdays at 4 in the library room | Bring a laptop with Scratch installed
I can help with social media posts for your shop | I can make a simple web page for your business
Looking for someone to type up my handwritten recipes, about 60 | My mom will pick me up at 5
My dad works nearby and will drop me off | Looking for a responsible teen to water plants
Is the pay per hour or for the whole job? | What time should I come? | Which street side are the bins on?
How many dogs do you have? | What kind of mower do you have? | Where should I put the leaf bags?
Can I bring my sister to help? | May I finish it on Sunday instead? | I left the rake next to the garage door
I put the key back in the box on the porch | I finished the front yard and will do the back tomorrow
The number 7 key on the piano sticks | Please be careful with the glass door | Pasear dos perros en el parque por las tardes
¿Cuánto cobra por hora? | ¿A qué hora puedo llegar el sábado? | ¿Necesito traer mis propias herramientas?
Ayudo a niños pequeños con la tarea de matemáticas | Hago tarjetas de cumpleaños pintadas a mano
Mi tutora puede hablar con usted por aquí | El jardín está detrás de la casa
La biblioteca necesita ayuda para ordenar libros | Terminé el trabajo y dejé las bolsas junto al garaje
Llegó puntual y fue muy amable con mi mamá | Necesito dos días más porque estuve enfermo
Clases de guitarra para principiantes, 45 minutos | Vendo pulseras hechas a mano, cinco colores
Edit a school video, about 5 minutes long | Dog sitting while we visit family for a weekend
Please let me know if Saturday does not work | Could you come a bit earlier, around 9?
I would like to cancel because we found help from family | Not what we agreed: two beds were not weeded
Very polite, came with her dad, did a great job | Pet sitting for a turtle named Discord
Make thumbnails for my gaming channel | Teach an older person to use email | We have a trampoline, so kids have fun in breaks
Help me sell cookies at a stand in the park | Photography for a family party, a parent will be there
Car wash at home, we have hoses and soap | Sort mail and fold flyers at a real estate office
Play chess with my grandfather twice a week | Clean the barbecue and the patio chairs | I'm available after 3:30 on weekdays
I'm looking for someone who can start next week | Can you do it for a little less?
Call me old-fashioned, but I like a hand-written card | Just call out when you are done with the front
Text me here in the app if you are late | Message me here if anything is unclear | You can reach me through the messages here
My phone number is not needed, just write here | No phone needed, we have a landline for emergencies
Please do not share phone numbers in the chat | Between us we have three rakes
It was just the two of us mowing, so it took longer | My wife is not home on Saturdays, but I am there with my mother
We meet at the front porch and your mom can stay | Let's meet the dog first, with your dad
Can we meet on Saturday with your guardian to look at the yard? | Please come with a parent the first time
I'd be happy to drive my daughter to the practice | My daughter goes to Lincoln School and needs help with reading
Tutoring at the public library on Saturday mornings | The snack table is in front of the gym
Help at the school gym on Friday | Decorate the gym for the school dance
We need three kids for a photo of the team at the park, parents welcome | Do you have photos of your earlier work?
Send pictures of cakes that you have baked | Show me a picture of your last poster | What is your favorite subject?
What is your price for two hours? | What's your experience with dogs? | How old is your dog and does he bite?
Tell me your price and your free days | What school subjects can you tutor? | What grade are you comfortable tutoring?
How many years have you played piano? | Where do you want me to put the leaves? | Where did you buy your rake?
Line 4 of the form is hard for my grandmother | The signal of our router is weak in the attic
Set up a new email address for my uncle | Help my aunt move her contacts to the new phone
My grandma's phone number list needs typing | Write the phone numbers of the club into a spreadsheet
Make a contact list for our choir | Enter 150 addresses into a mailing list | Address 80 wedding envelopes by hand
Our address labels must be cut | Scan receipts and name them by date | Our church needs help with its website
Update the website of our garden club | Make an Instagram post for our bake sale
Record a TikTok dance with your friends? No, just a video of the cat | Play Minecraft with my son under my eyes
Roblox coding lessons for a ten year old | Teach my mother to use Telegram | Install Discord on my son's computer
A Zoom lesson is fine as well, with your parent in the room | We can do the lesson by video call here
Lesson by video, my parents are in the next room | The secret to a good lawn is water
It's a surprise party, so please keep it quiet until Friday | Don't tell my husband, it is a birthday surprise
Delete the blurry photos and keep the rest | Please delete the old messages on the answering machine
Hide the Easter eggs around the house | Pick up my son from school together with me | I pick up trash on the way
I can pick up the leaves in my wagon | Clean my car inside and out | Vacuum in my car and truck
Come to my house with your mom and look at the yard | My place is big, about an acre | It takes one or two hours in my garage
He lives across from us | The neighbor across the street has a dog too | Our house is the last on the street
We have a white house with green shutters to paint | The shed behind the house needs paint | The park is next to the school
Trash from the playground behind the school | Sweep in front of the bakery every morning
Hand out samples at our pizza shop, an adult is with you | I work from home, so I am there
I work at a hospital and leave at 7 | My parents work until 5, so after that is better
My mom is at work until 4, so I can start at 4:30 | I am Leo, 14, and I like gardening | My name is Mia and I babysit
Hi, I'm Sam and I'm good with animals | Cash is fine too, but through here is better | Is payment through the app?
I don't have an account for that | The account of the library lets you print | I can do it alone or with my sister
Kids must not be alone in the pool | I don't mind working alone | El perro no puede estar solo mucho tiempo
Puedo trabajar solo o con mi hermano | Mi mamá quiere hablar contigo primero | Pregúntale a tu mamá y me dices aquí
Escríbeme por aquí cuando llegues | Mándame una foto del patio antes de empezar | ¿Cuántos años tiene tu perro?
¿Dónde dejo las herramientas? | ¿Cuál es tu precio? | ¿Cuántos años de experiencia tienes?
La fiesta es en el parque, con todos los papás | Ayudar en la tienda de mi tía los sábados | Limpiar la casa de mi abuela
La casa está al lado de la iglesia | Necesito a alguien que recoja a mi perro de la guardería
Te recojo las hojas y las pongo en bolsas | Te mando la lista por aquí | Mi teléfono se rompió, contesto mañana
El número de sillas es cuarenta | Diseñar un logo para mi canal de YouTube | Hacer fotos para el Instagram de la panadería
Jugar Minecraft con mi hijo de ocho años | Good eye for detail, she found every weed
He was on time each day and told us when he was late | Told my mom how great he was | The kids asked when she comes back
Call it done when the bags are full | Number your boxes one through nine | 3 rooms, 2 baths, 1 kitchen, 4 closets to dust
2 cups flour, 1 cup sugar, 3 eggs, 1 stick butter, 2 spoons cocoa | Monday 3-5, Tuesday 4-6, Friday 2-4
From 7 to 9, then 3 to 5, on 4 days | The score was 3 to 2, 4 to 1 and 5 to 0 | One dog, two cats, three hens, four fish`);
