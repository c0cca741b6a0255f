import { textsOf } from './texts-of.ts';

/** Clients and children write such texts about work. */
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
