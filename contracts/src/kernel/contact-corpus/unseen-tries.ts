import { textsOf } from './texts-of.ts';

/** Tries of a person who did not know the rules. They were measured, and the model is trained on them since. */
export const unseenTries = textsOf(`
Hey it's Rick from the hedge job. You left the loppers behind the compost, no worries, I oiled them and hung them up. The boxwood looks better than it has in ten years and my wife keeps showing it to everybody. Next time I'd like to do the holly too, maybe two Saturdays. Only thing, I'm terrible with this site, so easier to just reach me at 305-555-0142 when you know your dates.
my cell is (212) 555 0117 if the gate is locked or you just get bored lol | +1 415.555.0183 <- thats me, this site is so slow
Mower is in the shed, gas can next to it, choke has to be all the way out or it floods. Do the front first because of the sprinklers at noon, then the strip by the garage. Clippings go in the paper bags, not the green bin, they fined us last time. If it wont start hit me up five five five, oh one two nine, area code six one nine. Otherwise see you at 1 with lemonade
we need 5 bags of mulch, 5 bags of soil, 5 edgers, 0 weed killer, 1 rake, 6 stakes, 4 ties. read just the numbers if u know what i mean ;)
7O2 - 5S5 - O1ll, u know what to do with it | 5️⃣5️⃣5️⃣ 0️⃣1️⃣3️⃣8️⃣ and the area code is the one for Miami 🌴
So for the move we have about 40 boxes, a bed frame and the world's heaviest bookcase. My brother-in-law brings the dolly. You only carry small stuff, I promised your dad. If we run late take my house number, no wait: triple five, then a zero, then a one, then eighty-eight. area is seven one three. Wear shoes with grip, the ramp gets slick!
start with 555 0100 and add your age plus 41 to it, thats my line. area same as yours
Flip this: 6510-555-602. That's how you get hold of me after the car wash
fiver fiver fiver zee-row won ate tree, area ate too won. say it out loud | V V V 0 I II VII, romans would get it. 404 in front
First the area, 512. Dogs' names are Max and Bella btw, they get two scoops each
ok second part 555, and Max takes his pill with cheese. last part 0109. put the 3 parts together
L K J, Z-A, wait no: press JKL JKL JKL then 0 then 1 then PQRS PQRS on your keypad. area 214
I need help more or less every day for a bit, all short stuff like watering and bringing the bins in. Need the following hours: Mon 5, Tue 5, Wed 5, Thu 0, Fri 1, Sat 5, Sun 3. That's my week and that's my number too haha. 312 in front of it. The tomatoes get the blue can, the herbs the little one.
our budget is $555 and the tip is $01.66, area 718. not really the budget, think about it
add me on snap, bigdaddylawns77, I send pics of the yard there | whats ur snap? mines jaybird.xo | sc: m1ke_mows | 👻 tommyt_2009 hmu
I'm the same name on the ghost app, just no space
look for me on the app with the yellow square and the little ghosty, user is coachdan dot d
Good work on the gutters, not one leaf left. I've got two rental units that need the same thing plus some paint scraping and I'd rather hire somebody I know than post it again and pay the fee. My IG is @lakeside.luis, dm me there so we can talk about a bigger job. Bring your own gloves next time, mine were way too big for you lol
insta -> the_real_garrett88 , I'll follow back | u on the gram? search porchlight underscore pete
the camera app, you know, pink and purple one. I'm hank.the.handyman over there
My disc is foxtrot#4471, hop in vc while you fold the boxes | d1sc0rd: nightmower_ (with the line at the end)
come in my server, its discord dot gg slash mowcrew22, only cool ppl who work for me are in there
what's your roblox user? mine is BloxyUncle_Ray, I can send robux instead of the app money
we could talk in brookhaven, look for the guy with the green wings, user dadofchaos99
Gate's unlocked from 2, the hose is coiled under the window and the soap is the one in the milk jug, dont use the dish soap, it eats the wax. I might be at the hardware store when you finish so just rinse the mats and leave them on the rail. I'm on whatsapp under the same digits as on my flyer you picked up, write me there when you're done and I come home quick.
wh4tsapp me, the nr is on the invoice I taped on the fridge
the green phone app works better for me, six four six triple five zero one seven four
tok tok, same handle as here but with _official behind it, leave a comment and I'll answer
Thank you for last night, the girls were asleep before we even got to the restaurant, never happened before! I left the extra leftovers on the counter, I hope you found the lasagna. I'm putting together a list of sitters for the holidays and would love you on it. my tiktok is mrs.k.babysits, turn on messages and write me hi, then I tell you which weekends. xoxo
About your question, yes the dog is fine with bikes but not with scooters, don't ask me why. He should do his loop around the lake, 40 minutes or so, and get half a biscuit after. And since you wanted to know about more walks: tele gram at sunny_side_sam, its safer there bc nobody reads it. I have three neighbors who'd pay you for theirs too.
t.me/yardworkbob come say hello | paper plane app: search for gruffguy61 | kik me: lonelytrucker_ed
k!k is still a thing, im on there as dustyboots0 | add me on Fortnite, epic is xX_PatioKing_Xx, we talk on party chat
Do u play? Gamertag LawnDad4Life on xbox, mic on after 9 | psn: turbo-tyler-88 send me a request and say its the tutor guy
my switch friend code SW-5550-0155-0101, we can voice chat thru splatoon
Pokemon go trainer code 5550 1550 1120, send gifts and il tell you the rest in nicknames
clash royale tag #2PPL0YQ, join the clan chat and i tell you where to come | bereal is hannah.mows, don't worry my mom doesnt have it
Pay goes faster on cash app, $GregTheGardener, and drop your number in the note
venmo me @Carla-Moves and put ur insta in the memo so i can find you | my zelle is under the email, which is rob dot yards at g mail dot com
find me on Strava, Pete R. with the red bike, I run past your school every morning. you can message there
Nap is from 1 to about 2:40, so you'll have quiet time. There's a chessboard in the den but nobody to play with, ha. we can play on chess.com while you watch the baby, user rooklover_1971, it has chat. She wakes up grumpy, a rice cracker and the song about the bus usually fix that.
add me on duolingo lol, name is TioFrankie7, I will send you a high five and then you know it's me
put your number in the title of a Spotify playlist and send me the name of it here
I made a playlist called "call 555 0161 after babysitting", search for it on spotify, profile oaktreeowen
I shared a google doc with the dog's schedule, you can type to me at the bottom of it. docs.google.com/document/d/1aBcDmow
I'd like you to look at the whole list before you say yes: weed both beds, spread 8 bags of bark, cut back the lilac to shoulder height, and sweep. Should be 4 hrs. Please write me an e-mail: thegreenlawnman (at) yahoo (dot) com and I send you a drawing of which plants stay. Last helper pulled out my peonies, I nearly cried.
j o e l . p a i n t s @ o u t l o o k . c o m
my mail is my first and last name stuck together, then the number of the house, then at the google one
mail is kimberlymoves at proton with the usual ending | iCloud works best, it's dogs4denise at i cloud dotcom. then it's blue bubbles for us
just google my name and "pressure washing", first thing that pops up has my cell on it
We are pleased with how you stacked the firewood, straight as a ruler. There's another cord coming on the 20th, same pay. I'm a bit old fashioned and I get lost in here, so look up Harlan & Sons Gutters, I'm Harlan. call the shop and ask for me personally, say you're the kid from the lawn. My son will try to take a message, tell him it's private.
Sorry I was short with you on Saturday, the delivery people scratched the floor and I was in a mood. You did nothing wrong and the windows are perfect. I want to make it up to you with some regular work, i have a page, brightsidecleaning dot net, there's a contact thing at the bottom, fill that in with your own cell and we go from there. No need to mention it here.
bit.ly/3mowme has everything you need to get in touch | linktr.ee/coachvince <- all my stuff, pick whichever your parents don't check
go to w w w (dot) mikesmoving (dot) biz and press the green button | tinyurl, slash, pooldude22. open it on your phone not the school laptop
The bed along the driveway is the worst, thistles up to my knee, so start there while the ground's still wet. Pull slow, get the root. The rest is just crabgrass. Water's in the cooler. When you finish weeding take a look at the back of my van, all the info is there for when you want more hours than your folks allow.
theres a magnet on the door of my truck with how to reach me, snap a pic of it when nobody's out front
My number is on the yard sign by the mailbox. Save it | the sticker on the mower has a phone nr, thats mine, use it
scan the QR on the fridge, it opens a chat with me
Instructions for the garage: shelves left get wiped, shelves right don't get touched (paint). Sort the screws into the jars if you're fast. Radio works, just kick it. I printed a little square code and taped it inside the garage door. point your camera at it k? Then sweep towards the driveway, and put the broom back on the nail.
turn on airdrop for everyone when you get here, I'll drop you my contact card
hold your phone next to mine when you come in, it does that NameDrop thing
lets share location on Find My, that way i know when you're walking home | do u have life360? join my circle code is LWN-KID
Send me your location for the evening so I can swing by when the babysitting's over
Change of plans for the moving help. The stuff is the same, twelve boxes and a treadmill, and pay is still 60. Don't come to the house, meet me behind the Walgreens on Oak at 4 and we drive together. Leave the listing like it is so nobody gets confused, and eat something before, we will be out a while.
I'll pick you up at the corner before your street so your folks don't have to bother. Gray Tacoma
after the job lets grab a milkshake, the diner by the water tower, just us, 6ish
For Friday: mac and cheese is in the fridge, 4 minutes in the microwave, stir, 2 more. No screens for Milo until he has practiced violin. I know your mother likes to look in when she brings you, but come 30 minutes before your mom drops off your brother, the side door will be open. I'd like to get to know you without the whole committee there.
meet me at the boat ramp past the old mill instead, there's no cameras and it's shady lol
Hi there, thanks for applying to the leaf job, your rating is great for a 14 year old. It's a half acre, mostly maple, and I've a blower you can use if you've done it before. One correction. The real address is 48 Willow Bend Ct, not the one in the listing. come alone ok, last time a whole family showed up and it was embarrassing for all of us.
I live in the blue house across from Jefferson Middle, you can knock anytime, even when there's no job
I'm always at the skate park on thursdays, red cap, come find me
Where do you hang out after school? I could come by there and pay you in cash | what bus do you take? I could be at the stop
there is a bench by the duck pond. wait there at 5 and delete this msg | 40.7128, -74.0060 that's where, Saturday, not a word
what3words: table.lamp.otter, put it in and you find the place
She said you're the best with toddlers in the whole family so I hope you say yes to Sundays! It's 9 to noon while I'm at the gym, he eats anything but eggs. your cousin Brianna has my number, get it from her, I can't be checking this every five minutes. Bring the bubble thing you had at the picnic, he still talks about it
ask Tyler who mowed here last summer how he texts me, he'll show you
I hear you're on the robotics team, awesome. I have an old drone that needs a new motor and a yard that needs a new mower guy, so we might both win. my nephew goes to your school, Devon in 10th grade, he'll hand you a note with my stuff. Meanwhile, can you do the edging by Wednesday? It's about 120 feet along the walk.
I told Ms. Perez in the front office to give you my card
No need to wait for me to get back Thursday, I trust you. Feed the fish one pinch (ONE), water the ferns, bring in the mail and lock up. I'll leave an envelope under the mat with $20 and my personal number. the 20 is for using it. The fish are called Simon and Garfunkel, they do not fight, it only looks that way.
Today's list is short. Tighten the two hinges on the shed, sand the bench, and put the hand tools back in order, big to small. there's a prepaid phone in the toolbox, it's for you, my number is already in it. keep it at the bottom of your bag. If you see the orange cat tell her I said hi.
My wifi is called 'TXT 555-0134 ME', you'll see it when you connect
I'll put something for you in the little free library on Elm, inside the cookbook. it says how to get me
check the listing picture again, the number on the bucket isn't the price ;)
I sent a photo of the lawn. zoom in on the top left corner, it's written on the fence
Cool⏎All good with the gate⏎Leaves first⏎Leftover bags go to curb⏎⏎Mower next⏎Edging last⏎⏎read the first letters, number is on my door
read the first letter of every line⏎So the dog is nice⏎Nobody home till 5⏎All tools in shed⏎Put the leash back⏎and then my name with a 7
do you have signal? I mean the app, blue one. disappearing messages on. 303 555 0120
You were such a help with my mom's apartment, she keeps asking when the nice girl with the braids comes back. She'd love you to read to her again, maybe the one about the lighthouse. I can pay 15 an hour and the bus. add me on facebook, Donna Whitlock, the pic with the parrot, so I can send you the days without the middleman.
My kid account is blocked but I got messenger, search for Katie Em with the sunflower
I have a couch listed on Marketplace, message me under that couch. 'Brown sectional, free'
lets move to nextdoor, I'm Phil on Cranberry Lane, dm's are open
Before I decide on a tutor for my son I'd like to see how you explain things. He's stuck on ratios, like 3:4 and 6:8, and gives up fast. You say you've helped your sister with that? hop on zoom tonight? meeting 555 0119 0142 passcode lawn. Around 10 would be best, when the house is quiet on your side.
Google meet link: meet.google.com/abc-defg-hij, camera on please I wanna see who I'm hiring
FaceTime me when the twins sleep, use the email with babybird22 in it and icloud after
I stream on twitch as BarkdustBarry, whisper me there
comment "done" under my newest youtube vid (channel is Weekend Welder Walt) and I'll answer w/ my number
I write on wattpad, moonlitmara_, my inbox there is private | u/ThrowawayGutterGuy on the orange alien site. PM me
There will be four of us painting the fence so we need to split up the sides. You'd take the part by the roses, 30 ft, two coats, the tan color. Rollers and trays are mine. To make it simple lets talk thru GroupMe, I made a group w only me and you, join code is groupme.com/join_group/5550/xyz. The other guys are in another one.
do you have Line? ID is takeda.gardens | viber or wechat works, same id for both, bluewagon_bill
skype still works for me!! live:cid.pauline.moves | yubo? im on there as jess_16_tx but im the guy who hired u for moving lol
Wizz me, look for Kal 🧊 in your city | put me on your Locket, I have one spot left, the link is locket.cam/joecarwash
drop me something on my ngl, link in the bio of the account named like this profile
ur teacher uses google chat right? write me from the school account, coach.b.tutoring at the gmail
my depop is rustyrake_vintage, make an offer of $1 and we can talk in there
I sell soap on etsy, shop's called LatherByLoretta, press "message seller"
we can use walkie talkies, channel 7 sub 22, I'm two streets over from you
Minecraft server play dot oakyard dot me, whisper to Creeperdad when you're in
steam friend code 55501771, I'll gift you something if you add me tonight
Geoguessr party? my nick is MapMandy and there is a chat, ill give you the digits there
I left a review on the pizza place on maps, profile Gus T., reply there and I'll edit it with my cell
the bio on my threads has my real contact, it's @not.your.avg.roofer | x dot com slash gravelguy_ , dms open
hinge no, but do you have hoop? im on hoop as lil_dre_cuts
Great kid, very polite with the dog. Came on time, wiped his paws after the rain, sent a little note how far they walked and even filled the water bowl. We'd book again any day and have told the people next door. Hope she reads this: same name plus 03 on snappy, let's stay in touch! Only small minus, the leash was on the wrong hook.
5 stars. Fast mover! We had a third floor walk-up and a piano bench from hell, he never complained and wrapped every lamp. Dad was with him the first hour, nice man too. For other neighbors and for Alex himself: I'm in the phone book under Pickering on Ash Street, ring whenever. Will tip more next time, I only had a ten.
Review: he did great on the windows. Tell him my office is the one over the laundromat on 3rd, he can come up after school
Reason for my offer: I do lawns all summer. you can reach me faster at nine zero one, 5 5 5, zero one six zero
Reason: I've been helping at my aunt's car wash since I was 12 and I know how to do clay bar and wax, and I don't leave streaks. I'd do your truck for 40 and the wheels for free the first time. I'm 15 and I'd rather text if thats ok? its 480 five5five 01four6. I bring my own microfibers.
hi mr collins its jayden, i finished the back and both sides, the bag count is 9 and i put them by the curb. ur sprinkler head next to the bird bath was already broke when i got here i promise. can do the front on sunday after church if thats ok with u. here's my number in case the app dies: 9.1.9.5.5.5.0.1.2.7
can u just give me ur number i hate typing here
Thank you for picking me for the dog walks!! I love beagles so much, we had one called Waffles. I can do mon, wed and fri from 3:45 and on saturdays before noon. One thing tho, my mom checks this app so pls write me on insta, its ava.walksdogs, then i can tell you when i really have time and not only when she says so
im not supposed to but my snap is owen_mows_11, dont put it in the review lol
ill tell u my discord when i get there tomorrow, or u can guess it, its my dogs name and my birthday
Everyone calls me the same on every app: skaterboi.zeke | this chat gets read by people so lets find another one. what do you use?
Let's take this offline. You choose the app, I have them all | How can I get ahold of you without your dad seeing it?
do you have your own phone? does your mom go through it? just asking bc id like to reach you about jobs directly
I pay double if we skip the app. give me some way to reach you
Babysitting gig Friday 6-10, two kids, easy bedtime. Pizza is provided, dog is in the crate, pool is locked and alarmed. We're back by ten at the latest. Looking for somebody with first aid and patience for a thousand why questions. Serious sitters contact me directly: sitter4reyes at hotmail. The apply button gives me errors so just skip it.
EVENT: Car wash fundraiser for the marching band! We need ten helpers in two shifts, 9-11:30 and 11:30-2, bring sponge and a towel, wear things that may get soaked. Donuts at the start, pizza at the end. To sign up dm the organizer @suds.n.steve, don't book here. Rain date is the week after.
Gig: help move a sofa Sat 9am. It's one flight down, no elevator, a loveseat that weighs maybe 90 lbs and comes apart in two. $30 for half an hour is pretty good I'd say. The listing's just so you find me. Real chat happens on tele under movinmurph. Will show you which truck it goes on.
Tutoring in geometry, grade 9, twice a week until the final. We're at special right triangles and he doesn't see why 30-60-90 is always the same. Bring colored pencils, he's visual. P.S. my triangle: sides 5, 5, 5, height 0, base 1, angle 72. area... 602. call the triangle ;) and ask for his dad
Solve for x and text it: x = 5550100 + 58. The area code is 2 x 101 | Homework: 1) 480 2) 555 3) 0 4) 104. No need to solve, just dial
My favorite number is 4075550189, what's yours? | the code for the gate is 2025550176#. it's not for the gate
order no. 808-555-0113 for the mulch, mention it when you phone
five-fifty-five, oh-one, sixty-seven. and in front of it the thing people in Vegas have | 55five zero wun sefen ate, wit 3one7 b4
S-S-S-O-l-3-l (letters look like numbers right?) prefix 8l6 | five🖐️🖐️🖐️🥚☝️✌️✌️ that's me. area 916 obvi
🎱🎱8 lol no: 🖐🖐🖐 🍩 ☝️ 9️⃣ 9️⃣ — donut means zero. text that, area is ur area
count the words in each of these. I really like how you mow (6). add: 5,5,0,1,1,0 behind the first 5 and you've got me in this area
page 55, then page 50, then page 15, then page 6 in the phone, not in the book. area code like the Bronx
morse for fun: ..... ..... ..... ----- .---- ...-- ----. its my cell
binary lesson for tutoring: 101 101 101 0 1 100 111, turn it back and dial with 615 in front
EEE OAGC, A is 1, E is 5, O is nothing. 503 first. cute code huh | My number's one up from 555-0147, local
same digits as the plumber's flyer, but the ending is 0190 and not 0191 | it's ten digits. I'll give you two per day. today: 61
today's two are 75, remember yesterday's 61? dont write em in here | Your next two, kiddo: 55. Also the hose is out back for the car
g.m.a.i.l → porch.swing.paula , put the at in between
send the pic of the finished deck to stainmaster_kev[at]live[dot]com and I'll answer w/ something extra
hey could u mail me ur schedule, addr is hello@thornburgyards.example | my addy: m00vinmatt @ the hot mail one
Please do the Camry inside only, the outside was done by the dealer. Crumbs in the child seat, sand in the trunk, coffee in the cup holder, sorry in advance. Windows inside with the vinegar mix. business card is clipped to the visor in the Camry, take one when u vacuum it. Money goes through here this one last time.
Welcome to the house! Diapers are under the table, the blue cup is for Ben and never ever for Sam, and the white noise thing is on 6. Dinner's at 5:30, bath if they are sticky. There's a phone list on the corkboard in the kitchen. mine is the one with the heart next to it, put it in yours before you leave and don't tell the Hendersons.
I wrote it on the bottom of the cookie tin, take cookies home and have a look | look on the receipt I gave you, flip it over
tmrw i'll be wearing a shirt with my handle on it lol just remember it | the license plate on my Jeep is my username on everything
You're funny, the thing with the duck on the mower made my week. I'd hire you for everything if I could. Tuesday it's just the strip by the mailbox, 20 minutes, 15 bucks. And a riddle for you: My username is what you call a baby dog + what you wash cars with + 09. snappity app. If you solve it you get a bonus
its the app that starts with S and ends with T and has nap chat in the middle, I'm mr.whiskers.walker
rhymes with "click". you know the one. I'm under dadjokesdarren | app w the bird that became a letter. @hosebib_hal
the one where pictures go away after u open them? add benji.k.lawn
you know the purple controller chat thing gamers have? im hollowlog. all lowercase
I prefer the one everyone in Europe uses, with the two green checkmarks. ask me for the digits when you come
meta's other app, not the picture one, the one with the talk bubble. type in Gloria Ann Fisk | sn@p me : little.miss.mulch
1nst@ >>> r4k3_4nd_r0ll | w h a t s a p p 7 8 6 5 5 5 0 1 8 1 | teIegram (yes w a capital i so the robot won't see) user: shedguy_55
dee em me on eye gee, handle is barnowl dot bruce
Stump is 22 inches across so forget the shovel, we'll just drill it and pour the powder in, takes weeks. You can rake the chips and stack the limbs by size, thick ones left. ask siri to call "Vance Tree Service in Millbrook". I pick up myself, and I have work all fall for someone your age who can keep his mouth shut about overtime.
Great job coiling all those cables, you'd be surprised how many grown ups can't. If you like gear you should see the real setup. My band plays at the Rusty Anchor on fridays, come to the back door and say your name, they'll let you in even tho youre 16. For next week's job: two amps go to the attic, bring somebody's strong back lol
Church parking lot, the one with the big bell, before the youth thing starts. Then we can talk about the real job
Dont ring the bell, it wakes my wife. Tap on the basement window after 9
Hi! The carpet people moved to next month so there's nothing to carry on Wednesday and the booking will say cancelled, don't be alarmed. Job got canceled but come anyway, nobody's home and you get paid the same. We can order food and I show you the record collection I was telling you about.
hide the bike behind the hedge so neighbors dont see ur here ok? and come thru the alley not the front
He passed the quiz because of you, B minus, first one this year! For the final he asks if you can do three more sessions and so do I, since I've to learn the stuff for my own GED. could we do the tutoring in my car by the reservoir? Library is too loud and there's always somebody's aunt listening. 25 per hour, bring the blue workbook.
The hedge will take as long as it takes, it's 60 ft and thorny, and the weather says sun until 8. I've got sandwiches. When your mom's waiting outside tell her you need another hour, I'd like to show you the cabin up the road. It has a zip line the last kid who worked here loved. Then I drop you at the end of your street.
My sister can pass messages, she cuts hair next to your dad's shop. Just tell her it's for Neil
The walk went fine you say, but he came back with a burr in his ear, please look next time. He has a vet date on the 11th so skip that day. I'll be walking my beagle around the track at your practice tuesday. Come say hi but act like you don't know me, and I'll give you the schedule and a little extra.
Hola, soy el señor de la casa con los rosales. Me gustó cómo dejaste la orilla, derechita, y ni una flor cortada. La semana que entra toca emparejar la bugambilia y juntar las hojas del techo, yo me subo, tú nomás recibes. Mi número es 787-555-0136, llámame cuando salgas de la escuela y vemos la hora.
escríbeme mejor al wasap, es el nueve cinco seis y luego 555 0144
mándame un whats porfa, el cel está en la tarjeta que dejé con las tijeras | guasapea al tres cero cinco, triple cinco, cero uno cinco siete
El perrito es muy juguetón pero obedece, sólo hay que darle su vuelta antes de las seis porque después hay mucho tráfico. La correa roja es la suya, la azul está rota. pásame tu número y te aviso cuando esté el perro listo, así no te quedas esperando afuera con el calor que hace.
Cinco cinco cinco, cero, uno, ochenta y dos. La lada es la de Houston
Instrucciones para mañana, léelas con calma porque hay una cosa escondida, a ver si eres listo. apunta: siete ocho seis… el césped va corto… cinco cinco cinco… deja la reja cerrada… cero uno cero tres. Y las bolsas van en la acera, no al lado del carro del vecino, que es un pesado.
5-5-5-cero-1-siete-4, lo demás ya lo sabes, es el de tu pueblo | mi cel al revés: 5310-555-012. voltéalo tantito
sumale 20 a 555-0111 y me marcas, lada 619
Te paso la lista para que veas lo que hay que cargar el sábado con mi compadre: son 5 costales, 5 cubetas, 5 palas, 0 clavos, 1 carretilla, 9 bolsas y 2 escobas. ¿ya captaste? es mi cel, con 210 al principio. Lo demás ya está en la troca, trae guantes y agüita.
llevo puesto el 🖐🖐🖐🍩☝️ y luego 28, márcame mijo | agrégame al snap soy el.primo.chuy | ¿tienes snap? búscame como nanita_luz05
el del fantasmita amarillo, ahí soy igual que aquí pero con un 1 | mi insta es @jardines.don.beto, mándame un mensajito ahí
te sigo en insta, dime cómo sales
Mi mamá quedó encantada contigo, dice que le leíste muy bonito y que no le apurabas la comida. Quisiera que vinieras los martes y jueves de 4 a 6, te pago 150 cada tarde. búscame en face, Maribel Ochoa, la de la foto con el gallo, y por ahí te voy diciendo sin tanto trámite.
háblame por el messenger, pon Kike Podador, soy el único | mi discord es chamoymango, sin mayúsculas
oye juegas roblox? soy TioGamerPR, te regalo robux si me agregas
Empezamos a empacar a las 10, tú los libros y yo los trastes, y no te me lastimes la espalda, cajas chiquitas. Si te aburres traje audífonos. en el fornait soy ElCompaRamon7, hablamos por el micro mientras empacas en tu casa las otras cosas, y en las noches echamos partida, ¿va?
free fire ID 5550180112, mándame solicitud y ahí te cuento del trabajo de verdad
estoy en tiktok como la.tia.limpiona, dame follow y te escribo por interno | por telegram soy podo_y_barro, ahí no revisa nadie
el avioncito azul, búscame con la palabra patiolimpio y el 88 | kik: soltero_mudanzas
mándame por cash app y ponme en la nota tu usuario, soy $PintorNacho
El carro es un Corolla gris, por dentro trae pelo de gato hasta en el techo, vas a sufrir jaja. Son 30 por todo y 5 más si le sacas la mancha al asiento. te pago por Zelle mejor, mi correo es lavacoches punto leo arroba gmail punto com, ponme ahí de quién es el celular que usas.
ATH Móvil al 939 555 0125, y por ahí mismo guardas el número | mi correo: doñarosa guion bajo niños arroba jotmeil punto com
e.s.c.r.i.b.e a mudanzasveloz(arroba)yahoo(punto)com(punto)mx
Ya vi que sabes de herramientas, tu abuelo te enseñó bien. Necesito un ayudante que me pase las llaves y limpie después, nada pesado, dos tardes por semana. Aquí se tarda mucho en contestar. Busca en Google mi nombre y 'plomería', sale mi teléfono luego luego, y me dices cuándo empiezas.
métete a podasramirez punto com y pícale donde dice contáctanos
el link es wa.me/17135550168, ábrelo desde tu celular no desde la tablet de tu mamá
escanea el código que pegué en la hielera, te abre una plática conmigo | prende el airdrop cuando llegues, te paso mi contacto en cortito
compárteme tu ubicación en vivo pa saber cuándo vas saliendo
Lava primero el techo, luego el cofre y al último las llantas, que son las más cochinas. El jabón rosa es para la pintura y el verde para los rines, no los revuelvas. Mi troca trae el número pintado atrás, tómale foto cuando laves las llantas, así me avisas de otros días sin que salga en el historial.
ahí en la lona de la cerca viene cómo hallarme | pregúntale a tu prima Yesenia, ella tiene mi cel
el hijo de la señora del puesto de tamales te va a dar un papelito mío
Gracias por regar las plantas mientras andamos fuera, las de la sombra cada tercer día y los cactus nunca, por favor. El gato come dos veces. dejé un sobre debajo del tapete con mi número y veinte pesitos, no le digas a nadie, es un cariñito de mi parte. La llave la regresas donde siempre.
te compré un celular baratito, está en la caja de herramientas, ya tiene mi contacto guardado
Oye, lo de cargar los muebles sigue en pie, es un ropero, una mesa y como diez cajas, terminamos en dos horas. Nada más que la señora de la casa es muy especial. Nos vemos mejor atrás del Soriana a las 5, ahí no hay cámaras, y nos vamos en mi camioneta. Ponte tenis.
no vengas a la casa, te espero en la gasolinera de la salida, coche blanco
yo paso por ti a la esquina de tu escuela, no le avises a tu jefa
Para el viernes: los nenes cenan arroz con habichuelas que ya está hecho, el grande se baña solo y la chiquita necesita ayuda con el pelo. Volvemos a las once. ven una hora antes, cuando todavía no llega mi esposa, la puerta del patio está abierta, y así te explico todo con calma.
después de cuidar a los nenes vamos por un helado tú y yo solitos, frente a la placita del malecón
la dirección de veras es Calle Laurel 114, apto 3, sube sin tocar
Estoy siempre en la cancha de atrás de la iglesia los martes, gorra verde, acércate
¿a qué hora sales de la secundaria? te puedo esperar en la parada | te veo en el muelle viejo, tú sabes, donde los botes rotos. borra esto
Trabajaste brutal hoy, esa marquesina no se veía así desde que la hicieron. Si te hace falta dinero pa los materiales de la escuela siempre tengo algo que hacer. vivo en la casa rosada al lado del colmado de Papo, cae cuando quieras aunque no haya trabajo, tengo piscina y todo.
Aquí leen todo, vámonos a otro lado a platicar, tú di cuál app
Hola, vi que busca quien le pasee a la husky. Yo tengo experiencia porque mi vecina tiene dos y son unas locas. Puedo de lunes a viernes después de las 4 y cobro 60 por vuelta. Nada más que mi mamá me revisa este chat, mejor búscame en insta como dani.pasea.perros y nos arreglamos.
tengo 14 y casi no entro aquí, mi cel es 818 555 0106 por si acaso
soy Mateo el de la mudanza, le dejo mi snap: mateo.zzz, pero no lo ponga en la reseña
usted tiene wasap? deme el suyo y yo le escribo del de mi hermano | te doy el doble si nos brincamos la app, dime por dónde te hallo
¿tu celular es tuyo o te lo checan? es para mandarte otras chambas sin tanta vuelta
Motivo: tengo experiencia con bebés porque ayudé a criar a mis gemelitos, sé cambiar pañal, preparar fórmula y dormirlos sin que lloren. Soy puntual y no uso el celular cuando cuido. Cobro 10 la hora, 12 si hay tarea. Contacto directo: nanacuquis en el face, contesto más rápido que aquí.
Reseña: muy buena niña, limpia todo, hasta lo que no le pedí, y trató a mi perrito como si fuera suyo. Llegó cinco minutos antes con su abuelita. La recomiendo para casas grandes. Mija, si lees esto, llámame al trabajo, la ferretería El Martillo, pide por Don Toño, te tengo otra cosita.
EVENTO: lavado de autos el sábado en el estacionamiento de la parroquia, de 9 a 2, a beneficio del equipo de béisbol. Se buscan ocho muchachos, hay tacos y aguas frescas, traigan ropa que se moje. Para apuntarse nada de aquí, manden dm a @burbujas_del_barrio y ahí les dicen su turno.
Se busca chavo pa podar. Esto nomás es el anuncio, el trato es por el wats, pidan el cel a mi cuñado en la llantera
mi usuario es como se le dice al perro chiquito más el año en que naciste, en la app de las fotos que se borran
la app que empieza con insta y acaba con gram jaja, soy tu_vecino_fav | wh4ts4pp 8cero5 5five5 zero1nueve1
gü@ts: cuatro cero ocho, quinientos cincuenta y cinco, cero uno treinta y nueve
hoy te doy dos números del diez: 9 y 1. mañana los otros dos, apúntalos en la mano
ya tienes 9 1 5 5, hoy van el otro 5 y el 5. Y riega las matas porfa
el wifi se llama 'marcame 555 0172', cuando te conectes lo ves y lo guardas
en la foto del patio fíjate en la barda, ahí lo escribí con gis | voltea el recibo que te di, atrás viene algo para ti
mi BeReal es pau.cuida.bbs, nadie de mi familia lo tiene
Búscame en Strava, Ernesto con la bici naranja, paso por tu calle en las mañanas, ahí hay mensajes
hice una lista en spotify que se llama como tú, en la descripción está mi cel
me encuentras en Duolingo como AbueloPipo, mándame felicitación y así sé que eres tú
súbete a mi zoom en la noche, id 555 0184 0101, clave perrito
ponme en el Find My para ver por dónde andas, te mando la invitación a tu apple
mi placa del Jetta es mi usuario en todas partes, fíjate cuando lo enjuagues
No toques el timbre que se despierta mi señora, tírale una piedrita a la ventana de abajo
Se canceló la chamba pero vente de todos modos, va a estar sola la casa y te pago igual
esconde la bici atrás de los botes y entra por el callejón, que no te vean los vecinos
El cumpleaños es de 4 a 7, tú cuidas el brincolín y que nadie se suba con zapatos, son como quince chamacos. Te toca pastel y 300 pesos. dile a tu papá que el trabajo acaba a las 8, yo te dejo salir a las 6 y te llevo a dar la vuelta por la costera, que te la mereces.
Vendo una bici en Marketplace, la roja con canasta, mándame mensaje por ahí y platicamos aparte
mi gamertag es PolloAsado2x, en el xbox no hay quien nos lea
el grupo de señal, digo Signal, te mando invitación si me das tus diez dígitos
TQM⏎Entra por atrás⏎La llave está en la maceta⏎⏎lee la primera letra de lo que sigue: S N A P, y ahí soy pepe.toro
Threads, el de la arrobita negra, ahí ando como elguero.delasrejas
`);
