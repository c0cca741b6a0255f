import { textsOf } from './texts-of.ts';

/** Harmless texts in many voices, to train on; the hard kinds look like contact details and are none. */
export const variedHarmless = textsOf(`
Snap the beans in half and drop the ends in the bowl. | Snap the lid until it clicks. | oh snap, I forgot the rake! | it was a cold snap so the mums died
Let's call it a day at five. | I'd call that a job well done. | call it even, you keep the change | The kids call her Nana. | call the dog in before dusk
my number one tip for leaves: wait until they're dry | number two on the list is the gutters | A number of bags are torn. | She is number nine on her team.
Ring the bell once, the baby naps. | the ring on the hose is loose | There's a ring of mushrooms by the oak. | Boxing ring goes up at noon for the fair.
Text features in chapter <n> are due <day>. | he has to read the text aloud twice | The text on the label is tiny, use my glasses. | context clues worksheet, please
Follow me to the shed and I'll show you the mower. | follow the recipe to the letter | Follow the stones to the front door. | Followed the steps, worked great.
Add me to the list for <day> please. | add two cups of flour | Add the sevens first, then carry. | add a bit more soil round the roots
Send a note in the app when the last bag is out. | I sent my hours through the app. | Message me right here, I get a notice. | write back here when you can
The chat in this job is all I use. | I only answer here, my parents like it that way. | please keep to this chat | No outside apps, please, house rule.
sorry i cant give out my number | I don't share my phone, but I check here a lot. | my <kin> says no swapping numbers | not allowed to have snap, so here is good
We never ask for phone numbers, everything is in the booking. | Please don't put your address in the chat. | i wont tell you my school sorry
Don't send money on cash app, pay in here. | I would rather be paid in the app. | payment goes through sidework, thanks | tips go on the last page, that's enough
my <kin> is coming with me | My <kin> will walk me over at <n> past nine. | bringing my <kin>, hope thats ok | Your <kin> is welcome to stay and watch.
Please come with a parent the first time. | Both of us are home the whole afternoon. | I'm home all day and so is my wife. | we will all be in the kitchen
My <kin> drops me off and picks me up. | no ride needed, my <kin> drives | thanks for offering a lift but I bike | Helmet on, my <kin> follows in the car.
See you <day> at the front door. | I'll be there <day> at 10 as booked. | same time as last week? | can we move it to <day>, <n> minutes later | ok 4:30 it is
Come to the front door and knock, never the back. | Park on the street, the driveway is wet. | the side gate sticks, push hard | Wait on the porch till I open.
Is <day> at 9:15 ok or is 10 better? | I can do 2 hours on <day> | Between 1 and 3 is nap time. | free after 3:30 on school days
It took 1 h 40, so 20 dollars. | $15 an hour, <n> bags, done by noon | 45 for the front and 30 for the back | I'd ask 12.50 an hour | could you do 60 instead of 75
That's 5 windows at $6, so 30. | You owe me nothing, it was 10 minutes. | The tip was $5.55, funny! | Total 118.40 with the mulch, receipt is in the app.
Mow at 3.5 inches, rows north to south. | the bed is 4 by 12 ft | 212 degrees is boiling | fence is 305 feet all around | 973 bricks, I counted twice
Mix 2 lb to 10 gal. | 10-10-10, a cup per plant | The blade is 21", the deck 46". | bolts are 5/16 | Use the 555 timer chip from the kit. | drill bit no. 8
1,2,3,4,5 then he skips six every time | count by fives: 5 10 15 20 25 30 | 7 times 8 is 56 | Odd ones from 1 to 35, page 212. | pi is 3.14159
Set the oven to 350 for 25 minutes. | two eggs, 1 3/4 cups milk | Dose is 5 ml but I do that. | bottle at 2, 6 oz | Lunch at 12:15, nap 12:45
Model WRX-5550 is the washer, filter is behind it. | The part is 0142-B, I ordered it. | size 10 boots by the door | batteries: 3 AAA | Serial number is worn off.
Order 4471 is for the soil delivery, driver knows. | bus 55 stops late on <day> so i may be 5 min late | Flight lands at 6:10 so we're back by 8.
Won 3-1, then lost 2-5. | My number on the team is 17. | Ran 5k in 24:10! | lap times 31, 33, 30 | scored 1250 on the sat practice
He's 6, she's 9, the twins are 3. | I'm <age> and have done this two summers. | turned 15 in May | 8th grade, two little sisters | She's in second grade and loves sharks.
Born in 1948, my father likes to be read to. | 1776, 1812, 1865 are on the quiz | Class of 2028 bake sale | In 1999 we planted that maple.
Roblox for half an hour, then homework. | no fortnite on school nights | He may play Minecraft till <n> past five. | mario kart with the boys is fine
It is a Minecraft party, twelve kids, four parents. | Please draw a creeper on the cake. | She wants a Snapchat-ghost costume, we said a plain ghost.
I can help your grandma set up WhatsApp on her tablet. | teach seniors how to use facebook safely | I'd show him how to block people on Instagram.
Essay is about TikTok and attention spans. | Report on how telegraphs worked. | I'm making a poster on phone safety. | discord means disagreement, vocab list 6
Our cat is named Skype. | The dog answers to Twitch. | his hamster is called Zoom | Signal, the parrot, bites. | Kik-off, sorry, kick-off is at 3
The signal light by the garage is broken. | turn signal bulb is out | fishing line goes in the red box | Clothes line first. | in line with the fence | cut a straight line
The link on the gate chain is rusty. | Linked the shelves with brackets. | A missing link in the bike chain. | golf links run behind us, watch for balls
It's a nice photo of the yard you put up. | I added pictures to the job. | before and after are in the listing | No need to send a photo of yourself.
Instagram-worthy garden, thank you! | You're a star. | five out of five | best sitter ever, kids adore her | Windows gleam, would book again.
Was late and left the gate open, but kind. | left early, <n> minutes short | Good work, a bit pricey. | The hedge is uneven on the left side.
Please use the front hose, the back tap is off. | gloves are on the hook | lock is 4 numbers, I'll open it for you | The key stays with my husband.
Code for the shed? I'll open it myself. | We don't give out the wifi. | no wifi needed, it's all on paper | The tablet is locked, ask me.
Mailbox is new, please dig the post hole <n> inches deep. | paint the mailbox black | bring the mail up to the porch | Put the package under the bench.
The note on the fridge lists the kids' snacks. | labels are on the jars | look at the chore chart by the stairs | chore list is on the door, five things
Under the mat is a lot of sand, please sweep. | check under the couch for legos | behind the shed are nettles | inside the glovebox are the cloths
Blue house paint is in the garage, red goes on the door. | We painted the door yellow. | Our fence is white, <n> panels. | the brick wall needs scrubbing
We live on a corner so there's extra sidewalk. | It's a big yard on a hill. | quiet street, park anywhere | The lot next to ours is empty, don't mow it.
The church lawn is volunteer work with the pastor and six parents. | School garden day, teachers run it. | Library reading hour, my <kin> stays.
Meet the teacher is <day>, can we start later? | nice to meet you and your <kin> | We'd like to meet your parents first. | swim meet on <day>
Our meeting ran long, sorry. | We met at the fair, with your <kin>. | the paths meet at the gate | let's meet halfway on price: 35
I work from home, my door is open. | I'm not home <day>, so choose another one. | Nobody may be in the pool without my wife there. | no one is home on <day>, pick another day
Let's keep the surprise party between us and your mom. | the secret to clean glass is vinegar | Secret Santa gifts to wrap, <n> of them | it's no secret, he loves trucks
Tell your parents we finish at six. | please tell your <kin> the time changed | Ask your guardian to approve it. | My guardian said yes! | tell your folks thanks
Do your parents know the end time? I'd like them to. | does your <kin> want to see the yard first? | Any allergies we should know of?
Which classes do you have this year? | what grade are you in? I'm in 9th | how old are the kids? | where is the hose? | where do the bins go
What kind of dog is it? | how big is the lawn | do you have a mower or do i bring one | is there a ladder | Are pets in the house?
Who will be there while I work? | is an adult home? | will you or your wife be there | can my <kin> wait inside
Can I bring my friend <name>? She signed up too. | my cousin <name> mowed here before | <name> from class has a dog too | Ask <name> if he has the big rake
Mr. Lee from next door may wave, he's nice. | our neighbor lent us the ladder | The plumber comes at 2, let him work. | my office is upstairs, knock
The phone may ring, let it. | My phone died, saw this late. | no phones at dinner | keep your phone in your bag near the pool | cracked screen, typing slow
In an emergency dial 911, then my wife, who is upstairs. | poison control sheet is on the fridge | fire drill at the school, late today
Use your phone flashlight in the crawl space. | phone number practice: he knows 9, 1, 1 | Old phones go in the recycling box. | a phone stand for woodshop, cut 4 pieces
Her email homework: write a thank-you letter with a greeting. | at sign, dot, comma: keyboard lesson | Typing class, home row only | The post office is on the quiz map
Google a picture of a bluebird and help her draw it. | search the shed for the trowel | Look up the word in the dictionary. | find the x in problem <n>
Directions quiz: north, then left at the school, right at the bank. | map skills: latitude 40, longitude 74 | Compass rose worksheet.
Street hockey net in the garage please. | Sesame Street till five. | lanes at the pool, swim in number 3 | Drive the stakes in deep. | court shoes only
Pick up the sticks, then the cones. | pick me some mint | drop the bags at the curb | drop in, cut, drop out | hit the rug with the beater | hang out the wash
Hang the lights, then coil the cords. | hit up the edges with the trimmer | Text book's on the desk. | Reach the top shelf with the stool. | can't reach the gutter
Contact paper for the drawers is in the hall. | contact lens solution isn't for slime! | Wear eye contact, I mean protection. | direct sunlight burns the ferns
I'd like the same person as last time. | same name as my uncle, funny | user manual is in the drawer | handle on the rake is loose | tag sale <day>, <n> tables
profile of the roof is steep | My account of the day: hot, long, fun. | account for <n> chairs | server at the dinner? we have two, thanks | stream bed is dry
Sleepover birthday, six girls, my wife and her sister are there all night; you help until 8. | movie night for the team, all parents invited
Coffee grounds go on the roses. | pizza for everybody at one, your <kin> too | lunch is on us, on the deck with the family | There's lemonade on the porch.
Bring a water bottle and sunscreen. | wear closed shoes | Hat, gloves, old jeans. | Long sleeves, poison ivy by the creek. | ear muffs are on the mower
I have a fever and cancel <day>. | cant make it, game got moved | raining, so <day> instead? | extension to <day> please, the paint needs to dry
The reason is my finals, they end <day>. | I need <n> more minutes for the hedge. | The work is bigger than in the listing: two sheds. | I agree to 55.
That is too low for <n> windows. | I'd offer 40 | counter: 48 with bags | fine with me | deal, <day> it is | thank you, have a good one | ok | sounds good!! | yes
`);
