import { textsOf } from './texts-of.ts';

/** Harmless texts of a person who did not know the rules. They were measured, and the model is trained on them since. */
export const unseenHarmless = textsOf(`
The lawn is about 5,500 sq ft, front and back, and takes me 90 minutes with a 21 inch mower. The slope by the road is steep, so go sideways and never down. There are 4 sprinkler heads marked with orange flags and one hidden septic lid near the pear tree. Height setting 4 please, it burned at 2 last July. I pay $55 and I'm home the whole time.
I can pay $45 for the front, $35 for the back and $15 if you bag the clippings.
Saturday 9:00 to 12:30 works, or Sunday 1:15 to 4:45 if it rains.
The side gate is 36 inches wide, so the 42" mower won't fit. Please bring the small one or use ours, it's the green one with the pull cord that takes three tries. Latch sticks, lift and push. There are 555 feet of fence in total if you count the neighbors' side, but we only need the inside trimmed, about 210. Allow 2 hours.
Our mower is a Honda HRX217, the oil is 10W-30 and the gas can holds 2.5 gallons.
There are 14 steps up to the porch and 22 more inside, so the couch will need two people.
The sofa measures 84 x 38 x 34, the hallway is only 33 wide. We'll take off the legs.
Boxes 1 to 12 go to the kitchen, 13-27 to the bedroom, 28 through 40 stay in the garage.
Lily is 4 and Noah is 7, bedtime is 7:30 and 8:15, one story each and then they will ask for eight more glasses of water. Dinner's 12 nuggets split 5 and 7, don't ask why, and peas. TV channel 9 is fine until 6:30. My mother-in-law lives downstairs and is in all evening, just knock if there's anything. We're home by 10:40 at the latest.
She takes 5 ml at 6 pm, but I'll give it to her myself before I leave.
Peanut allergy! Nothing from the top shelf please, the crackers in the blue tin are safe.
Snacks: 1 cup yogurt, 1/2 banana, 8 grapes cut in quarters.
The twins' pancake recipe: 2 cups flour, 2 eggs, 1 3/4 cups milk, 4 tsp baking powder, 350 isn't needed, it's stovetop lol.
Could you help with problem 14 on page 212? It's 3x + 7 = 25. | Solve 555 - 101 + 23 first and then we do the long division, ok?
The quadratic was x^2 - 5x + 6 = 0, so x is 2 or 3. Good job last time!
I need tutoring on fractions, 5/8 plus 3/16 kind of stuff, for 7th grade.
We'll go over chapters 5, 5.1 and 5.2 and do the odd numbers 1 through 29.
The test is about 1776, 1812, 1861-1865 and 1929, so mostly dates to memorise.
He mixes up six and nine when he writes, so we practice counting to one hundred out loud: one, two, three, four, five.
Phone keypads are a fun way to teach permutations, the worksheet has that as exercise 4.
Can you teach me how to convert binary? I got 1011 = 11 but not sure about the bigger ones.
Roman numerals worksheet: XIV, XXIX, XL, and MMXXIV. She's stuck on the last one.
We're reading "The Call of the Wild" for Monday, chapters 3 and 4, and she has to find five examples of personification and write a text of 150 words. She likes dogs so it should go well. Could you come Sunday 2 to 3:30? I'll sit in the kitchen with my laptop, and your sister's welcome to bring her homework as well.
I'll call out the spelling words and he writes them, twenty words, ten minutes. | Call it a day at 5, the rest of the weeds can wait.
If the dog doesn't come when you call him, shake the treat bag. | The text is three pages long and she has to underline the verbs.
Could you text-mark the chapters in yellow? That's what her teacher asked.
Please don't text while you're with the baby, thanks for understanding.
Message me here when you are done and I'll come out and have a look. | Just write in this chat if anything comes up, I check it every hour.
I'd rather keep everything in the app, so please ask your questions in this room.
Hi Mrs. Patel, WhatsApp is not allowed here, so let's stay in this chat. I read it after school at 3:10 and again after dinner. About Saturday: yes I can do the 9 o'clock, my mom walks me over, and I'd need about 2.5 hours for the beds plus half an hour for sweeping. I'll bring my own kneeling pad.
No, I don't give out my phone number, sorry. Here is fine. | My parents said no Snapchat with customers, hope that's ok! We can talk here.
The app says we shouldn't swap numbers, so I'll answer you here after school.
Sorry, I don't have Instagram and I wouldn't share it anyway. Is the job still open?
You asked for my Discord, please don't. I only talk in the job room.
Thank you for the offer of a bonus, that's really kind! But please don't pay with Venmo, the payment comes through the app when the job is marked done, and my dad sees it in his account too. If you would like to tip there's a field for it on the review page, I think it goes from 1 to 20 dollars.
No Cash App needed, it's all handled in here.
Your flower beds look Instagram-worthy now, thanks for the tips on edging! I counted 61 marigolds, 24 zinnias and one very happy toad. The hose had a small drip at the second joint so I wrapped it with tape. Took 3 h 15 min including the sweeping, so it's 15 minutes over what we said, you don't have to pay for those.
My daughter learned a TikTok dance from somewhere and will make you watch it at least nine times, be warned. She is 8 and a half and the half is important. After homework (page 31, numbers 1-12) she may ride her bike in the driveway with a helmet. Snack at 4, her brother gets picked up by me at 5:10, and then you are free.
The boys may play Roblox for 30 minutes after homework, then screens off. | Fortnite is a no in this house, but Mario Kart is fine until 8.
Theo is obsessed with Minecraft, so the birthday cake is a green creeper with 9 candles.
It's a Pokémon party for ten kids, you'd help with the games from 2 to 5.
The ghost decorations go on the porch and the yellow lights around the window.
There's a telegraph pole at the end of the yard, please don't let the ladder touch it, and the cable to the house sags to about 9 feet. Everything between the pole and the shed can be cut to 3 inches. Left of the shed is wildflower, 12 by 20 feet, and stays. My husband will point it out when you and your dad arrive.
Mow up to the telephone pole, the strip after that belongs to the neighbors.
The string trimmer takes .095 line, there's a spool on the shelf. Wind 15 feet of it, fold in half, arrows show the way. Wear the face shield and keep 10 feet from the cars, a pebble cost me 280 dollars last June. When the signal light on the battery goes from green to red it needs 35 minutes on the charger.
Keep the dog off the clothes line, she likes to pull the towels down. | Please trim in a straight line along the fence, like last week.
The phone line runs low over the driveway, careful with the long pole saw.
Sign off the checklist when each room is done so I know where we are.
We're making a big sign for the bake sale, bring markers if you have them.
There's a sign on the door that says "baby sleeping", so please knock softly.
Look for the stop sign chore chart in the hall, that's what the kids do before dinner.
The signal is bad in the basement so the app may be slow, that's all.
Teach him the hand signal for sit and he'll do it for a treat, works every time.
Turn signals and tail lights get the soft cloth, please, the old plastic scratches.
My dog Snap is a 60 lb boxer, his sister Crackle weighs 45 and Pop was the old guy we lost last year at 14. They walk best together, 30 minutes on the loop with the ponds, leash on at all times. Snap pulls for the first 5 and then settles. Give each 1 biscuit, and Crackle gets half a pill in cheese which I have ready on a plate.
Our cat's called Kik, spelled like that by my 5 year old, she hides under the bed.
The puppy answers to Telly, the old one to Discord because he barks all day, haha.
Walk Venus and Apollo 25 minutes each, they don't get along so not together.
Rex gets 1 1/2 scoops in the morning and 1 1/2 at night, bowl's by the back door.
The walk was 2.3 miles in 41 minutes, he did his business twice and drank a lot.
Hazel pulls hard at squirrels, use the 6 ft leash not the 16 ft one. | Two coats of wax, 15 minutes between, and don't do it in direct sun.
It's a 2016 Subaru Outback and an F-150, wash and vacuum, $60 for both.
Tire pressure is 35 in front and 33 in the back, but you only have to clean the rims.
The back of the van needs vacuuming too, the dog sheds like crazy in there.
Please look behind the seats of the van for crumbs, my toddler throws Cheerios.
The sticker residue on the rear window comes off with the orange stuff in the bucket.
Hello! Is it ok if my mom will call you through the app before the first time? She wants to say hello and ask where the first aid kit is, she's a nurse and can't help it. I'm 14, I have done the babysitter class at the hospital (8 hours) and I've sat for three families on our block. I'm free Fridays 5 to 9.
My dad drops me off at 3:55 and waits in the car until I'm done. | My guardian has to approve the booking first, should be tonight.
I'd like your mother or father to come with you the first time so we can all meet at the door.
Both grandparents are home the whole evening, you'd be helping them with the little one.
I'll be at your door at 10 as agreed in the job, with my brother and the rake. He's 17 and signed up for the same gig, so it's the two of us at 11 dollars each per hour like the listing says. We bring 20 paper bags, the kind the city takes. If it's raining at 9 let us know in here and we move it to the 19th.
See you Thursday at the time in the booking, at the front door. My mom comes along.
The job starts at 4:30, not 4:00, I've changed it in the listing. | I can come at 5, 5:30 or 6, whichever you like.
Are the 3 hours on the 14th and the 2 hours on the 21st still good?
We have 555 bricks left over from the patio that need stacking, no kidding, I counted. They weigh about 4.5 lbs each so it's two at a time, max, and take breaks. Stack them 5 wide, 5 deep, which gets you 22 layers if you do it in one pile, so please make three piles. Gloves, water and bad jokes are provided by me and my wife.
That's 101 bulbs in the box, 50 tulips, 30 daffodils and 21 crocus. | Plant them 6 inches deep and 5 inches apart, five rows of five.
10-10-10 fertilizer, 2 lbs per 100 square feet, and water for 20 minutes after. The tomatoes are in rows 1 to 6, peppers 7 to 9. Please write down how many you pick, last week it was 31, 28 and 12. There's a sign with the date in each row. Basil can be pinched at the second pair of leaves, take some for your family!
The storage unit has aisles A to F and we're emptying aisle C, with the manager there.
Tutoring would be in study room 204 of the public library as it says in the job, Mom sits at the next table. We've got it from 4:00 to 5:15. He needs help with linear equations, y = 2x + 5 and y = -3x + 10, where do they cross and why. He's 13, shy at first, and knows every baseball stat since 1998.
Room 12 is the nursery, room 14 is storage, please only tidy room 14. | I go to Roosevelt High and have done this for two summers.
She's in 5th grade at Oak Hill Elementary and reads at level P.
I'm 16, have a Red Cross babysitting certificate and three years with my little brothers.
I turned 15 in March so I can only work until 7 on school nights. | With $12 an hour times 3.5 hours I get $42, is that right?
The total was 38.50 plus a 5 dollar tip, thank you so much!! | You paid for 2 hours but it was 2 h 40, could you check the timer please?
I'm disappointed, only half of the leaves were bagged and the gate stayed open, so our dog walked to the end of the road. The kids were polite and apologized, I give them that. The booking said 3 hours and they left after 1 h 50. I'd like to have the rest done by the 25th or a part of the 65 dollars back, the support form says 5 days.
The kid came 25 minutes late and I had no message in the app. Otherwise friendly.
Amazing job!! Windows sparkle, 24 panes and not one streak. | Five stars, five out of five, would book five times again.
Polite, on time, careful with our grandma's piano. Thanks to his dad too for lifting.
Sweetest sitter ever, my three boys (2, 5 and 8) ask every day when she's back.
He explained slope and intercept better than the textbook, my son went from 61 to 84 and then 91 in six weeks. Always on time, always with his own graph paper, and he never once touched his phone. His mother waited in the living room with me and we've swapped about ten soup recipes by now. Would book again, five out of five.
Was nice but the dog got walked only 15 of the 30 minutes. | Our team won 21-14 and then lost 3-0, so I'm a bit tired but I'll be there.
Practice got moved to 5:15, could we begin at 6:45 instead?
I kicked the ball over your fence by accident during the break, sorry, I put it by the shed.
I have a swim meet on 6/14 and 6/15, any other day is good. | Can you google how to fold a fitted sheet? I never learned it either, lol.
I looked up how to clean a brass bell and it says lemon and salt. | Find my rake please, I think it's behind the compost.
I can't find my left glove, did I leave it on the mower? | We drop the air mattress off the truck first, then the boxes.
Air dropping temperatures on Friday, so bring a jacket for the leaf job.
There's a QR code on the seed bag but I already know how to spread it, 4 lbs per 1000 sq ft.
The instructions of the IKEA wardrobe are lost, it's a PAX 236 cm tall, have you built one? There's 3 bags of screws, 101350 printed on one and 110630 on the other, and 16 wooden pegs. My brother does the drilling into the wall, you'd hand him parts and hold the doors. 2 hours I guess, 40 dollars, and pizza with all of us at 1.
Samsung washer WF45T6000AW, it leaks a bit, just put the towel there and don't run it.
Dyson V8 is in the closet, charge takes 5 hours, runs 40 minutes. | The Weber grill needs scrubbing, model 46110001, grates soak in the tub.
Serial on the snow blower ends in 0119, needed it for the right shear pin, got it now.
The paint is SW 7015 Repose Gray, 2 gallons, for the fence panels 1 through 9.
Batteries: 4 AA for the monitor, 2 AAA for the remote and one 9V for the alarm.
The baby monitor is on channel 2, just so you know why it beeps. | The kids can watch channel 13 for half an hour, the one with the puppets.
Wifi isn't needed, the tutoring is with paper and pencil.
I can't give you our wifi, sorry, house rule. The worksheets are printed, there's 14 of them, and the answer key is in the blue folder. Do sheets 1 to 5 on Monday and 6-9 on Wednesday. If she is done early you can play Set or Uno with her. Grandpa's in the armchair, he pretends to sleep but hears everything.
Street hockey net has to go in the garage before the cars come back.
We live on a corner lot so there's a lot of sidewalk, about 180 feet to shovel.
Avenue trees drop loads of acorns, the driveway and the court in the back need sweeping.
Lane closest to the house stays free so my wheelchair gets through, 40 inches please.
The main drive has gravel, so push the wheelbarrow over the boards.
Church bake sale: 12 dozen cookies to pack, parents and our youth pastor are there the whole time. Each bag gets 6 cookies, a ribbon and a label with allergens (wheat, egg, milk, almonds). Shifts 8-10 and 10-12 at the hall as given in the event. Aprons are here, hair tied back, hands washed, and the broken ones may be eaten.
Neighborhood clean-up, Sat 8-11, all families welcome, gloves and bags are supplied.
Community garden day: 16 beds, 3 wheelbarrows, two adult leaders, lemonade for all. We plant 120 lettuces, 48 onions and whatever Mr. Owens has grown too much of. Kids under 15 need a parent with them. Sign in at the table by the gate so we know who's there, hats and boots recommended. Ends at 12:30 sharp since the water's shut off.
Garage sale helper wanted, 7 am to 1 pm, carry tables and put price tags from 25 cents to $20. There are old vinyls, a Nintendo 64, 3 phones from the nineties that don't work, a Telecaster copy and about 200 paperbacks. My wife keeps the cash box, you don't have to. $60 and you may pick one thing for free at the end.
Dog wash event, 10 dollars a dog, we had 37 dogs last year and one very wet goose.
Looking for help stuffing 300 envelopes at our dining table, my wife and I are both home.
Math help, 8th grade, Tue/Thu 4:15-5:15, at our kitchen table with me around.
Why I'd be a good fit: I've mowed for 6 neighbors since last May and I always sweep after. I know how to sharpen a blade, I check the oil, and I don't run over hoses (once, never again). My dad taught me and he comes along for the first time at each new place. I can do every second Tuesday at 4 for $40, trimming included.
I'm offering $5 less than you asked since it's only the front this time. | I'd propose 2 hours instead of 3, the hedge is just 40 feet.
Your price is too low for 11 windows and 2 floors, would $70 be ok? | I have to turn it down, I've got finals from the 3rd to the 9th.
My cousin used to mow for you and said you're really fair, so I'd like to apply. I'm 13, so only pushing mowers and no ladders, says my mom, who approved the request today. I'd start with the front for 20 dollars and if you are happy do the back for 25. I've got my own ear protection and I'm free on weekends till 6.
My uncle has a trailer that fits the dresser, he'd drive and be there while we load.
My sister has babysat for you and told me Emma hates broccoli, noted!
I saw your event and want to help with the face painting, I can do tigers and butterflies.
I can't lift more than 40 lbs, so please no fridge. | Safety first: goggles, closed shoes, no headphones while mowing.
In an emergency dial 911 first, the sheet with what to tell them is right by the stove. The fire extinguisher is under the sink, the breaker box in the hall (kitchen is 7, bath is 12). Our neighbor on the left is a retired paramedic and knows you're here, and my husband works from the attic office, so you're not alone at any moment.
Please keep your phone in your pocket when you cross the street with the kids. | My phone died at 3 so I saw your message late, sorry!
My phone screen cracked, so I type slow on the family computer. | I'm not on my phone during class, will answer after 2:50.
What's your number one tip for getting grass stains out?
How many digits of pi does she know? She bragged to me about 15: 3.14159265358979. I said I only know 3.14 and she laughed at me for five minutes. Anyway, circles: r = 5 gives an area of 78.5 and a circumference of 31.4, she had them swapped. Next time we do cylinders and please print page 118, my printer's out of cyan.
Area of the trapezoid was 72, perimeter 36, so she got both right. | The area you rake is marked with orange string, code orange haha.
The area behind the garage is full of nettles, long pants please! | No code for the gate, it's never locked, just lift the latch.
My husband will open the gate, there's a code but you won't need it.
Don't press the star and pound keys on the toy phone, it plays the same song forever.
The old rotary phone in the hall is just decoration, Leo loves to spin the dial. | Handle with care: box 8 has my mom's china in it.
The handle of the wheelbarrow is loose, tighten it with a 13 mm wrench. | The user manual says to clean the filter after 25 hours.
Tag the boxes with red for upstairs and green for the donation truck. | The kids love playing tag and freeze dance, wear sneakers.
Add me up for two hours on Friday and one on Saturday, is that 3 in total? | Add eggs one at a time, then 200 g sugar and mix for 4 minutes.
Follow me around the yard first and I'll show you which are weeds. | Hit me with your questions about the hedge, I'm happy to explain here.
Let's meet at the house when the job begins, my wife will have the tools laid out.
We can meet with your parents before the job, it's a good idea, same door. I'd show you all three where the boxes are and how the dolly works, takes 10 minutes. Then it's Saturday from 9 to 1, with a break at 11. My two sons (19 and 22) carry the heavy stuff and my wife's in charge of snacks. The 4 hours are 52 dollars.
Do you mind if my little brother's stroller comes along? My mom's pushing him, she stays the whole walk.
Please come to the front door, never round the back, the dog's in the yard.
If nobody opens, wait on the porch with your parent and write it here. | I won't be home alone, my mom works from her office upstairs.
I'm not comfortable coming inside, could we do the car outside in the driveway?
I would rather not get a ride home, my dad picks me up. Thanks though!
Somebody asked me to chat somewhere else and I reported it, just so you know I only write here. I hope that doesn't sound rude, you've been nothing but nice. About the windows: 14 downstairs, 8 upstairs, and I only do the inside of the upper ones. It's 3 dollars each so 66, and I bring the squeegee my grandma swears by.
Please no secrets from my parents, they read this chat too and that's fine.
The link to the listing inside the app didn't open for me, can you tell me the hours again?
You don't need to send a photo, I'll see the lawn when I get there. | The photo shows 3 trees but there are 5, is that a different price?
I uploaded before and after pictures to the job, the hedge is now 4 ft 6.
She's learning the alphabet, we are at S, N and A, and P is tomorrow.
Acrostic homework: S is for sun, P is for pond, R is for rain, I is for iris, N is for nest, G is for grass. She wants to do another one for her granny with ROSEMARY, which has 8 letters, so 8 lines. Please only help with spelling, her teacher knows by now when a grown-up has written it. She's 7, so 20 minutes is plenty.
Morse code badge for scouts: he needs SOS, three dots three dashes three dots.
Spanish homework: uno, dos, tres up to veinte, then the days of the week.
We're doing state capitals, so far 38 out of 50, Pierre and Montpelier are the hard ones. He also needs the year each joined: Ohio 1803, Texas 1845, California 1850, Alaska and Hawaii 1959. I've made cards, yellow for west, green for south. If he gets 10 in a row he can have a gummy bear, no more than 5 or he won't eat dinner.
The area of Texas is 268,597 square miles, he needs to round it to the nearest thousand.
Latitude and longitude quiz next week, mostly the equator at 0 and the tropics at 23.5 degrees.
Speed of light is 299,792,458 m/s, you don't have to memorise it for the quiz.
Population table: 1990 had 4,120, 2000 had 5,015, 2010 had 5,550. Make it a bar graph, then calculate the growth in percent: 21.7 and 10.7. She had the first right and in the second she divided by the wrong number. Also explain why the axis should start at 0. We're at our kitchen table Thursday at 4:45, I'll make tea.
Chess lesson: knight to f3, bishop to c4, castle on move 5. He's 9 and loves it.
Piano practice is 20 minutes, Hot Cross Buns at 90 bpm, then scales.
She earned 1,250 points in her reading program and wants to tell you all about it.
Duolingo streak of 100 days! So my Spanish is good enough to help with verbs.
My daughter saw a YouTube video about slime: 1/2 cup glue, 1 tbsp baking soda, please do it outside! Contact solution's on the counter, 1 and a half spoons, add slowly. Food color only two drops or she'll be green for the school photo on the 8th. Her friend from next door may join, I've talked to her parents. Old shirts are in the bin.
Amazon box by the door is for returns, don't unpack that one.
We've a Ring doorbell so you'll be seen on camera at the porch, just so you and your folks know. Ring once, the baby sleeps lightly. Shoes off please, there's a bench. You'd fold laundry with me for about 90 minutes: 4 loads, socks are the enemy. It's 11 an hour, and the old dog on the rug is deaf, so walk around him.
Apple trees first, then the pears. Windows come last, they're Andersen 400 series.
Zoom in on the diagram on page 9 and you see how the leaf cells work.
Twitchy old cat, do not pet. Twitch is also her name, fitting isn't it. | Slack on the leash is good, it means he isn't pulling.
The line for the car wash was long, we did 48 cars and earned 384 dollars for the band trip! Thanks to the 6 moms and dads who ran the hoses and to Mr. Kim for the tent. Next time we need 4 more buckets and a second sign by the entrance. The lost blue jacket size M is in the band room and the sunscreen was amazing.
Reddish berries along the fence are poisonous, please keep the toddler away from there.
El patio mide 12 por 18 metros y el pasto está como a 15 cm, perdón por el descuido, estuvimos fuera todo junio. Hay 3 rosales, 2 limones y un guayabo que no se tocan. La podadora es de cordón y jala al tercer intento. Pago 280 y mi esposa te da agua de jamaica. Estamos los dos en la casa de 8 a 2.
Pago 250 pesos por el jardín y 100 más por barrer la banqueta. | ¿Le queda bien el sábado de 9 a 12:30? Mi mamá me lleva y me espera.
La reja tiene 90 cm de ancho, la podadora grande no pasa.
Los niños tienen 3, 5 y 8 años, y duermen a las 8 en punto, bueno, a las 8 y media. Cenan quesadillas, dos cada uno, sin chile. El de 8 debe leer 20 minutos y apuntar cuántas páginas. Mi suegra está en el cuarto del fondo por si se ofrece cualquier cosa, y nosotros regresamos a las 10:15 a más tardar.
El bebé toma 6 onzas a las 4 y otras 6 a las 7, todo está en el refri con etiqueta.
Es alérgica a la nuez y al camarón, por favor nada de la repisa de arriba.
La receta lleva 2 tazas de harina, 3 huevos, 1 taza de leche y 5 cucharadas de azúcar.
Necesito ayuda con álgebra: 2x + 5 = 15 y las que siguen, del 1 al 20, y luego las de paréntesis, tipo 3(x - 4) = 9. El examen es el 27 y vale 40 por ciento. Podemos en la sala de mi casa, martes y jueves de 5 a 6, ahí está mi papá viendo el juego. ¿Cuánto cobras por las cuatro clases?
Vamos en la página 155, ejercicio 5, inciso b. | Estudiamos las fechas 1810, 1821, 1910 y 1917 para el examen de historia.
Practicamos los números del uno al cien, se traba siempre en cincuenta y cinco.
La tabla del 5 ya se la sabe: 5, 10, 15, 20, 25. Falta la del 7 y la del 8.
Buenas tardes, señora. El WhatsApp no se permite aquí, mejor platicamos en este chat, que además lo ve mi tutora. Sí puedo el domingo de 10 a 1 para las ventanas, son 9 grandes y 4 chicas según el anuncio. Llevo mi propia franela y vinagre. ¿Tiene escalera de 3 escalones? Más alto no me dejan.
No doy mi número, disculpe, escríbame por aquí y le contesto saliendo de clases.
Mi papá no me deja usar Snapchat con clientes, espero que no haya problema.
No tengo Instagram para esto, la verdad prefiero quedarme en la app. | Mándame mensaje por aquí cuando termines y salgo a ver cómo quedó.
Mi mamá le va a llamar por medio de la app antes del primer día, quiere saber si hay alberca y cuántos perros son. Yo tengo 15, he cuidado a mis primos de 2 y 4 años y sé hacer la papilla de manzana. Cobro 70 por hora, puedo los viernes de 4 a 8 y ella me lleva y me recoge en su puerta.
Mi abuela va a estar en la casa toda la tarde, ella te abre la puerta.
Nos vemos en la puerta de la casa a la hora que dice el trabajo, vengo con mi tía.
El perro se llama Kiko y pesa 30 kilos, no lo sueltes de la correa.
A la gata le decimos Señal porque tiene una mancha como flecha, es medio arisca.
Canela y Toby comen una taza y media en la mañana y nada más, están a dieta. | Caminamos 3.2 km en 45 minutos y tomó mucha agua.
Al lado del poste de teléfono hay un hormiguero, ten cuidado con los pies. | Dejen libre la línea de la cerca, ahí sembré chiles.
La ropa de la línea ya está seca, si puedes la metes a la canasta.
El sillón mide 2.10 m y el elevador 1.95, lo subimos por la escalera, son 3 pisos y 48 escalones. Somos cuatro: mi hermano, mi cuñado, tú y yo, y tú nada más vas con los cojines y abres puertas. Después son 22 cajas de libros. Son 400 pesos y tortas para todos a las 2, tu papá también está invitado.
Cajas de la 1 a la 15 van a la cocina, de la 16 a la 30 al cuarto. | La troca es una Silverado 2014, lavada y aspirada son 35 dólares.
Atrás de la van hay migajas y arena de la playa, aspírale bien por favor. | Las llantas llevan 32 libras pero tú solo lávalas.
Quedó tan bonito el jardín que está para foto de Instagram, muchas gracias. Las 24 macetas parejitas, las piedras blancas limpias, y hasta le quitaste el óxido a la banca. Mi señora dice que te ganaste las 5 estrellas y una propina de 50 que ya puse en la app. En 3 semanas lo hacemos otra vez, ¿te parece?
La nena quiere enseñarte un baile de TikTok, tenle paciencia, lo repite como diez veces.
Pueden jugar Roblox media hora después de la tarea, luego se apaga.
La fiesta es de Minecraft, van a venir 14 niños y estamos cuatro mamás. Necesito quien ayude con los juegos de 3 a 6: la piñata, las sillas y ponerle la cola al cerdito. Hay bolsitas con 8 dulces cada una, dos son sin cacahuate y traen listón rojo, por favor no las confundas. Pago 45 dólares y hay bizcocho.
Se me acabó la pila del celular y vi tarde tu mensaje, disculpa. | Por favor nada de celular mientras cuidas al bebé.
¿Cuánto sería por 2 horas y media a 12 dólares? Yo saco 30. | Me pagaron 40 pero habíamos quedado en 45, ¿lo puede revisar?
Excelente muchacho, cinco estrellas, dejó las 18 ventanas como nuevas.
Llegó 20 minutos tarde y no avisó por la app, pero hizo buen trabajo.
Muy amable y muy lista, mi hijo subió de 6.5 a 8.9 en matemáticas en dos bimestres. Le explica con frijoles y con dibujos, y cuando se desespera hacen una pausa de 5 minutos. Llega con su mamá, que se queda tejiendo en la sala. Ya le pedí otras 6 clases para fracciones, que son su coco.
No me gustó que dejaran la puerta del patio abierta, se salió el perro y lo hallamos hasta las 7. Fuera de eso recogieron 11 bolsas de hojas y fueron respetuosos. La próxima vez cierren con el pasador de abajo y el de arriba. Ya hablé con los papás en la entrada y quedamos bien, por eso pongo 3 de 5.
Ganamos 4 a 2 el domingo, así que ando contento pero adolorido, jaja. | Tengo examen el 12 y el 13, cualquier otro día puedo.
Voy en segundo de secundaria en la Benito Juárez y cuido a mis tres hermanitos.
Tengo 16 años y curso de primeros auxilios, mi tutora ya aprobó la solicitud.
La clase es en la mesa del comedor, yo estoy ahí cocinando todo el rato.
Es en el salón 7 de la biblioteca como dice el anuncio, con la bibliotecaria presente.
El abono es 15-15-15, una taza por cada mata y riegas 10 minutos.
Siembra los bulbos a 10 cm de hondo y 20 de separación, son 60, en cinco hileras de doce. La punta va para arriba. Después tapas, aprietas tantito con la mano y riegas una cubeta por hilera. En cada hilera pon el letrero con el color, el rojo va al lado del poste. Yo ando podando ahí mismo con mi nuera.
La aspiradora es una Koblenz, modelo WD-650, está en el clóset del pasillo.
La pintura es el tono 2025-30, medio galón, nada más para la barda de enfrente.
Lleva 4 pilas doble A el monitor, están en el cajón de los cubiertos. | ¿Puedes bajar el precio a 20? Es nomás el frente y no hay hojas.
No puedo cargar más de 20 kilos, así que el refri no. | Mi primo ya trabajó con usted y dice que es muy derecho, por eso me animo.
Mi tío maneja el remolque y se queda con nosotros hasta acabar la mudanza. | Ponte gorra y bloqueador, va a hacer 38 grados.
En una emergencia primero marca al 911 y luego me avisas por la app, y mi hermana que está en la planta alta baja corriendo. El botiquín está en el baño, segunda puerta. El niño tiene asma leve, ella sabe darle el inhalador, son 2 disparos con la cámara. Tú nada más juega con él y que no corra entre 1 y 3 por el calor.
Toca el timbre una vez nada más, la bebé duerme de 2 a 4. | Hay cámara en la entrada, se lo digo para que su familia lo sepa.
No hace falta que mande foto de usted, con que ponga las horas está bien.
Alguien me pidió platicar por otro lado y lo reporté, yo nada más escribo aquí. Se lo cuento para que no piense mal si contesto tarde, es que solo abro la app después de comer. De la mudanza: sí cargo cajas de hasta 15 kilos, va mi hermano mayor conmigo y estamos en su puerta a las 9 como dice el trabajo.
Mis papás leen este chat y está bien así. | Prefiero no entrar a la casa, ¿puedo lavar el carro en la marquesina?
Gracias por el aventón que ofrece, pero mi mamá me recoge. | Le firmé la hoja de horas, son 11 en total este mes.
Llama a los perros por su nombre y vienen solos, si no, agita la bolsa de premios.
La llamada de los pájaros es parte de la tarea de ciencias, tiene que describir tres.
El texto tiene 4 párrafos y hay que subrayar los adjetivos. | Síganme al patio de atrás y les enseño cuál es la mala hierba.
El mango de la pala está flojo, se aprieta con llave del 13.
Limpieza de la playa el domingo de 7 a 10, familias completas, hay guantes y agua. El año pasado juntamos 86 bolsas, 14 llantas y una bañera, todavía no sabemos cómo llegó. Los menores van con un adulto, sombrero y bloqueador. Hay rifa de 5 camisetas y desayuno con mallorcas para los que se queden hasta el final.
Venta de garaje: se necesita quien cargue mesas y ponga precios de 1 a 20 dólares.
Feria de la escuela: 6 puestos, 2 maestras por puesto, tú ayudas con los globos y los aros. Cada tiro cuesta 5 pesos, tres tiros 12. De premio hay 40 peluches y 200 paletas. Es de 9 a 1 en el patio central, te dan gafete en la entrada y tu mamá puede quedarse. Servicio comunitario de 4 horas, con constancia sellada.
La casa tiene 2 pisos, 11 ventanas y un balcón que no hay que tocar. | El código de la reja no lo ocupas, mi esposo te abre.
Busco quien le lea a mi suegra una hora, ella tiene 83 años y nosotros estamos al lado en el comedor. Le gustan las novelas viejas y los crucigramas, a veces repite el mismo cuento del tren de 1957, hazle como que es nuevo. Martes a las 5, 12 dólares y café con leche. No hay que cargarla ni darle medicina.
El agua del tinaco se corta a las 3, así que laven el carro antes.
La dominicana del equipo metió 17 puntos, por eso llego cansada pero llego a mi hora.
¿Me explica otra vez lo de los decimales? Redondeé 5.551 a 5.55 y me lo marcaron bien, pero 0.145 a 0.14 me lo marcaron mal y no veo la diferencia. También tengo duda en la 7, la de los 3/8 de litro. El miércoles a las 4 en la mesa de siempre, mi abuelita hizo empanadas y dice que le guarda dos.
Tarea de inglés: phone, signal, line, message, escribir una oración con cada una.
Está bien chévere el mural, usamos 5 botes de azul y 2 de amarillo.
Ese día hay quinceañera de mi prima, ¿lo movemos al 22 a la misma hora?
Nene de 6 años, tranquilo, le gustan los dinosaurios y odia las habichuelas.
Cancelo con pena, tengo fiebre de 38.5 y el doctor dijo 3 días de reposo, ojalá me tome en cuenta otra vez. Mi mamá también se lo va a explicar por la app. Si le urge lo de las 10 ventanas, mi compañero del equipo vio su anuncio y está registrado, él puede el jueves. Le dejo pagado nada, claro, no hubo trabajo.
El portón azul rechina, jálalo despacito y ciérralo bien por los pollitos.
`);
