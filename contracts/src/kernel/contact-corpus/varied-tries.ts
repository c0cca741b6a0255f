import { textsOf } from './texts-of.ts';

/** Tries in many voices, to train on; `<…>` is a slot that `filled` fills. */
export const variedTries = textsOf(`
Easiest is if you just give me a bell on <phone>. | Ring the landline, <phone>, and let it go a good while, I walk slow.
For anything urgent <phone> is me, for anything else also <phone> lol | You'll get me any time at <phone>.
number's <phone> fyi | here u go <phone> | <phone> thats all im saying | save this somewhere: <phone>
Put <phone> in your contacts under Lawn Guy. | If the gate won't open, <phone>. My husband picks up.
The <job> is fine by me. Kindly telephone <phone> so that we may settle the particulars.
Please to contact on my mobile <phone>, I am not good with the application.
Would you mind dropping me a text so I have yours? Mine ends in <four> and starts with <three>.
<three> is the first bit, I'll say the rest when you're here | <three>, and the last seven are on my mug lol
the first part <three>. second part tomorrow. third part when ur done w the <job>
I'll send my phone in pieces so the filter sleeps: <three> | piece two: <three> | piece three: <four>, now glue it
my number in words because digits get eaten: <words> | type this as digits: <words> | <words> (read it aloud)
Take the price, the hours and the date from my last three messages, in a row that's how you phone me.
Count: five apples, five pears, five plums, no figs, one melon, four grapes, two limes. Dial the fruit.
I grew up on Route <three>, graduated in 55, have 5 kids, 0 cats, 1 dog and 42 hens. Put those in your phone.
each line of my poem starts with a digit, thats how you reach my cell | the digits are hidden in my spelling list, dial them
upside down on a calculator my number says something funny, start with <three>
If you add up the house numbers on our block you get how to call me. | multiply <three> by one and ring me w/ <four> behind it
look at the price list: 9, 1, 7, 5, 5, 5, 0, 1, 3, 8. not prices, get it?? | tv channels I like: <spaced>. hint: not channels
the score was <three> to <three> to <four> if you catch my drift | lottery pick: <spaced>, play it on your phone ;)
My locker combo is the same as my cell. <three> <three> <four>. | the tracking number you want is <phone>
extension <four> at the shop, ask for the back room | call the front desk of the motel and ask for room 12
My daughter's phone works better, <phone>, just say who you are. | My wife has your number now, expect her call.
may i have a number where your dad isn't listening? | do you carry a phone? what are the digits
write your digits on the bag when ur done raking | leave ur # on a sticky in the mailbox | whats a good number for u
I would need a mobile for you, in case I am running late. | drop me a contact, any contact, not this one
Could you share a phone or an email? I like to confirm the day before. | which number do i reach u at on the day
how do i get hold of u when the app is down | is there another way i can message you? | anywhere else we can talk?
i hate this inbox. where else r u | got anything other than this to chat on? | pick an app any app just not this one
what do you use to talk with your friends? I'm probably on it too | what apps r u on | u have socials? | drop ur @
whats ur at | ur @ ? | gimme ur user | tell me your handle and I'll find you | i'll follow u back whats the name
same handle as my profile but on <app> | im on <app> | <app>? | do you have <app> | u on <app>? | got <app>?
add <handle> on <app> | <app> <handle> | <app>: <handle> | my <app> is <handle> | on <app> im <handle> | <handle> on the <app>
hit <handle> up on <app> when ur free | <handle>, thats my <app>, say hi | find <handle> over at <app> and send a wave
I answer quickest on <app>, look for <handle>. | Do drop by my <app> page, it's under <handle>.
My son set me up with <app>, I think I'm called <handle>. Write me there, dear.
we do all our scheduling in <app> so pls join, i'm <handle> | lets switch over to <app> its easier for pics
sliding u my <app>: <handle> | shoot me a req on <app> | add me back on <app> pls | follow req sent on <app> accept it
accept my friend request its the one with the truck | did you see my follow request | I found your page and liked a pic, check your inbox there
I sent you something on <app>, answer there and not here | check your <app> | peep ur requests folder
that blue bird site, i'm <handle> there | the one with the little ghost, i'm <handle> | app w/ the camera rainbow logo, <handle>
the purple streaming place, whisper <handle> | the app with the paper airplane, type <handle> | the gamer chat one, wumpus thing, <handle>
starts with insta, i dont write the rest, im <handle> | its the one that ends with chat and begins with sn | the g r a m
i n s t a : <handle> | sn@p <handle> | 1n$ta <handle> | sn4pch4t: <handle> | wh@ts@pp me | tele-gr-am <handle> | d!scord <handle>
snapple minus le. <handle> | tick-tock (the app lol) <handle> | what's up, but the app kind. <phone> | face + book, search my name
disc without the o r d, friend me: <handle>#4410 | join the server, code is mowers22 | server invite is in my profile pic
wanna play <game>? im <handle> there, we can voice | ur on <game> right? whats ur name on it | add <handle> in <game>
my guild in <game> has a chat, come in and ask for <handle> | lobby code 88213, voice on, tonight after ur parents sleep
I'm level 90 on <game>, will gift you skins if you friend <handle> | party chat after the <job>? <handle> on <game>
trade me ur <game> username for a bonus | lets talk while we play <game>, nobody checks those messages
email me: <mail> | my e-mail is <mail> | <mail> works, put <job> in the subject line | send a resume to <mail>
Just write to <mail> and my wife will sort you out with more hours. | please forward your schedule to <mail>
its my name then at then the google one dot com | <handle> at that apple mail thing | <handle> plus the usual yahoo ending
<handle> [at] outlook [dot] com | <handle> (a) gmail . com | <handle>@ the g one | mail: <handle> AT proton DOT me
The shared sheet has a comments box, talk to me there. | I opened a doc for us two, write under the table
made a shared album, leave comments under pic 3 | lets use the notes app, i share a note with u and we type in it
i shared a calendar w u, read the description of tuesday | google doc chat trick: i type u type nobody sees
website: green thumb carl dot com | see carls-lawns.net, theres a form | type in my shop's name, click contact
google "<firm>" and phone the place | look up <firm>, thats my business, ask for me | find <firm> on maps, the number is right there
<firm> is in the yellow pages | search <firm> on facebook and message the page | ask any search engine for <firm> in town
my card is under the wiper of the van, pocket it | the side of my truck has all the info u need | read the sign on my lawn, bottom line
snap a picture of the flyer by the door, you'll want it later | theres a tag on the leaf blower w my info
scan the square thing on my fridge | point your camera at the code on the shed | the qr on my mug adds me
turn on bluetooth share, i'll push u my card | bump phones with me at the door so we have each other
let me airdrop u something when u come | share ur live location with me so i know ur safe | add me on find my | join my life360
send me a pin where you are | where r u rn? send the map thing | turn on ur snap map for me
i'll leave a note with how to reach me in the <spot> | look in the <spot>, theres something from me with my info
inside the <spot> is a slip of paper, keep it to yourself | your envelope is in the <spot>, and read the back of it
I wrote it on the back of the check. | it's on the inside of the box lid, flip it | the answer is carved in the <spot>
my neighbor will hand you a paper, dont open it at home | my niece is in your class, she'll give u my contact
ask <name> how to find me, he has my cell | <name> can pass u my number | your brother plays with my kid, they'll swap our numbers
i gave your friend <name> my info, get it from her | your coach knows how to reach me outside of here
cashapp me ur tag and i send the extra | venmo $<handle> and write ur number in the memo | whats your zelle, is it ur phone
I'd pay by PayPal, send me the address you use. | i only do <pay>, so i need ur phone for it | pay happens on <pay>, $<handle>
the fee here is a rip off, lets do the <job> straight between us | no need to book, come by and i pay cash
cancel the booking and come anyway, same money, no cut for them | lets keep the next ones off the books
I can go to 40 if we leave the website out of it. | double if this stays off here | i book the first one here and the rest we do direct
dont put the extra hours in the app, i pay those in hand | say you were sick and come to my other place instead
this gets read by moderators, lets be smart | they filter everything here so be creative when u tell me ur contact
the robot deletes numbers so use words | dont type it, spell it | they can't see pictures so write it on paper and photograph it
can u meet earlier, before ur mom gets there? | come half an hour before so we can talk alone | no need to bring anyone
come by yourself | come alone pls | tell ur dad to wait in the car | your mum doesn't need to come in, I'd rather it was only you
I'd prefer you without your brother this time. | lose the chaperone lol | do ur parents have to be there every time?
we could hang out after | wanna grab food after the <job>? my treat, just us | movie at my place after?
I'll drive you home, no need for your dad to come | can pick u up at <place> | ill get you from school | hop in my truck at <place>
wait for me at <place> | meet at <place> instead | change of place: <place>, <time> | lets say <place> at <time> and not the house
see u at <place>, look for a <colour> car | <time> at <place>, dont tell anyone | im at <place> every day around <time>
We might as well talk it through over a coffee at <place>. | there's a spot behind <place> where nobody bothers us
the address is <street> | we moved: <street>, second floor | real address <street>, the listing has the old one
come to <street> around <time> | its the <colour> house next to <place> | the <colour> one on the corner by <place>, back door
third house after <place>, <colour> door | you know <place>? we live right behind it | past <place>, second left, <colour> gate
I'm the house with the boat in the driveway across from <place>. | my apartment is over the <shop>, buzz the top bell
i work at the <shop>, come say hi when im on shift | stop by the <shop> any time, ask for me | I'm behind the counter at the <shop>
which street do u live on? | whats ur address so i can drop the tools | how far are u from <place>? which house?
what school you go to | when do you get out of class, i could swing by | what bus u ride | which way do u walk home
what time are your parents at work? | are u home by urself in the afternoon | who is home with you rn | is ur mom strict about ur phone
does anyone check your messages? | do your folks read this? | can u talk without them seeing | do u share this account w ur mom
dont mention it to your mom | keep this quiet ok | lets not tell your folks about the extra | this is our thing | what happens here stays here
no need for your guardian to know the amount | delete this after | erase the chat when u read it | between you and me
Your parents would only worry, so leave it out. | tell them we finish at eight, we finish at six | say you have practice
you look older than <age>, got a pic? | send a pic of u so i recognize you | selfie? so i know who's coming | what do u look like
u seem cool for ur age. got a bf? | you're prettier than your picture | lets be friends, not just boss and worker
i could be like a mentor to you, we should talk more, privately | I have no one to talk to, could we talk evenings somewhere?
want to see my place? i have a pool and xbox | u can sleep over if it gets late | i got beer, dont tell
I could get you an iPhone so we can talk | i'll buy u a sim | theres a phone in the <spot> for you, its charged and has one contact
Hi its <name> from the <job>, my app is glitching so heres my cell <phone>
hello sir i am <name>, i finished the <job>. if u need me next time its <phone>
can i have your phone number mr <name>? | ma'am whats ur number so my i can text u when i get there
my mom reads this so hmu on <app>: <handle> | im not allowed but my <app> is <handle> | write me on <app> instead plz <handle>
idk if im allowed to say this but im on <app> as <handle> | my username is the same everywhere, <handle>
i'll be at <place> with friends after, come by if u wanna talk | i live at <street> so its close
im home alone after 3 so u can come whenever | my parents are away this weekend so i can stay late
you can find me at <place> most days after school | i go to <school>, ask for me at the front
i can meet at <place> so u dont have to drive to mine | text my friends phone <phone> i dont have my own
we dont need the app next time, my cell is <phone>, same price | can you just pay me on <pay>? its $<handle>
Reason for the change: I talked with <name>, the new plan is on my voicemail, <phone>.
Review: great kid!! <name> if you read this call <phone>, I have more work. | 5 stars. Find me on <app>, <handle>, for the next ones.
Reply: thanks! anyone who wants me for <job> my insta is <handle> | Great work. PS the <shop> on Main is mine, come by.
Extension please, my phone broke, the new number is <phone>. | Cancelling here, let's go on by email: <mail>
Title: Lawn help, text <phone> | Gig: <job>. For details whatsapp <phone>. | Event: bring a friend, rsvp to <mail>
Sign up at the table or dm <handle>. | All questions to our <app> group, link in the picture. | Contact outside: <handle>
the moon emoji is my zodiac and my user is <handle> | 📞 <phone> | 📲 <handle> | 👻 <handle> | 💬 me on the green one
☎️ in the pic | 📧 in bio | 🔗 on my profile | 🐦 <handle> | ✈️ app, <handle> | 🎮 <handle> | my digits: 9️⃣1️⃣7️⃣ then the rest later
look at my profile text again, third word of each line | my name here backwards is my name there | add a 7 to my name and look on <app>
guess my snap, its what i do plus my birth year | riddle: what app disappears? im there under my name
my password hint is how you call me lol | the gate code plus area code <three> is a phone, try it
I repeat the code for the door: <three><three><four>. Use it on a phone and I will answer.
listen to the voicemail on the old house line, <three>-<four>, it tells u everything
There is a walkie talkie in the shed, set it to 7 and talk to me at night.
bring your phone so we can exchange | have your phone ready when I come to the door, I'll give you something to type in
We are old fashioned people and write letters, send yours to PO Box <three>. | post it to my office, suite <three>
my office is above the <shop>, third floor, knock | I'm usually in the garage behind the <shop>, no need to tell anybody
he can reach me through the <shop>, they take messages | leave word for me at the <shop> | my sister works at your school's cafeteria, give her a note
I teach at <school>, come to room 12 after the bell, it's easier to talk there. | i coach next to ur practice field, come over after
i'll be the one in the <colour> cap at <place> | watch for a <colour> van, get in the back so it stays dry
On second thought skip our front door; use the cellar hatch, my wife shouldn't see you. | come round the back at night
My roommate is gone all week so it'd be the two of us. | nobody will bother us, the kids are at grandma's
What I really want is to get to know you better before I leave my kids with you. Dinner?
Do you model? I take photos, could be paid well, private. | i need someone for pics, ur perfect, dont tell ur dad
`);
