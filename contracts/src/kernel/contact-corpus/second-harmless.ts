import { textsOf } from './texts-of.ts';

/** Harmless texts by an author who did not know the rules. They were measured, and are tuned on since. */
export const secondHarmless = textsOf(`
Mow front and back lawn | Our parrot is called Kiki, eats 30 grams of seeds a day and says hello in two languages.
Babysitter for a Saturday evening, 6 to 10 | Algebra tutor for a 7th grader | Help me set up my iPad | Wash and vacuum a minivan
Line the garden bed with stones | Snap the small branches and bundle them | Sort a box of picture frames
Print and stick 300 address labels | Clear out the mail pile in the hall | Feed two cats for nine days
Set up a new phone for my grandmother | Secret Santa gift wrapping, about 40 gifts | School supplies to sort into 24 bags
Text book covers for a class set | Street hockey net needs new string | Paint 12 fence panels | Help with a lemonade stand
Spanish conversation practice for an adult beginner | Rake leaves, roughly 2,500 square feet | Weed the vegetable patch and water it
Digitize old family photos | Teach me how to use spreadsheets | Organize 555 baseball cards by year
The lawn is about 4,200 square feet, front and back, and takes the mower around 50 minutes. The trimmer is electric with a 100-foot cord, there are two apple trees to go around, and the clippings go in the paper bags. I will be home and can bring out water whenever you like.
We have three bedrooms and two and a half baths, but only the garage and the mudroom need sweeping.
The dog is home alone all day so he has plenty of energy by four o'clock. | Please ask your parents first whether Saturday morning is fine.
Bring gloves if you have them; I have rakes, bags and a wheelbarrow here.
The kids are 3, 5 and 8. The little one naps from 1 to 2:30 and the big ones can read on their own. Lunch is at 12, there are sandwiches in the fridge, and I am in the office upstairs on a call until 3 if you need me.
Our toddler is allergic to peanuts and eggs, so please only give the snacks in the green box.
My son is stuck on fractions and on long division; two hours a week would be plenty, on Monday and Wednesday at 4:30. We would sit in the dining room with the door open, and your parents can gladly join for the first lesson.
He scored 62 on the last test and would like at least an 80 on the one on May 14.
The text book is Algebra 1, the 2015 edition, ISBN 978-0-13-328114-4, chapters 5 to 7.
The printer is an HP LaserJet 4015 and it says error 49 whenever we print more than 10 pages.
My router has 192.168.1.1 on its sticker and I don't know what to do with that.
The signal in the upstairs bedroom is weak, so I want to move the router.
The phone line is old and crackles; I only need somebody to move the desk it stands on.
My Minecraft server keeps crashing after the update to 1.20.4, could you look at the log with me at the kitchen table?
My daughter would like to learn how to build castles in Minecraft, creative mode, an hour on Sundays.
I would like to learn what Discord and Roblox are, since my grandchildren talk about nothing else.
Could you show me how to turn off notifications from Facebook on my tablet?
My WhatsApp takes up 14 GB on the phone and I need help deleting old videos.
Someone to explain TikTok to a book club of retired teachers, one hour, 12 people.
The job is to call out bingo numbers at the community hall from 5 to 7.
I will be in the kitchen the whole time, and your parents are welcome to stay.
Payment goes through the app as usual once you mark the job as done. | Let's keep everything in the app so your guardian can follow along.
We don't exchange phone numbers here, so please write in the job room if you run late.
Thank you for asking, but I would rather keep my number private and use the chat here.
Please don't send me your address, the app tells me everything I need.
I can't share my school or my last name, but I have two years of experience with toddlers. | My mom says I can do it if I'm home by 8.
My dad will drop me off and pick me up. | I asked my parents and Sunday at 10:30 is ok for us.
Hi! I'm 15 and I have mowed lawns for three summers. I charge $20 for up to 3,000 square feet.
I have a Red Cross babysitting certificate from 2023 and two little brothers of 4 and 6.
I got a 97 in geometry and I can help with proofs, triangles and circles. | I can wash a sedan in 45 minutes and an SUV in about 70.
I'm good with big dogs, I have a lab that weighs 80 pounds. | I can start at 3:45 on Tuesdays and Thursdays, and any time on Saturdays.
Sorry, I have a soccer game at 11, would 2 work too? | It rained last night, so the grass is still wet. Could we push it to Wednesday?
It's going to be 95 degrees on Friday, let's start at 8 and stop by 10.
There are 14 steps up to the porch, and the groceries are four bags.
We need 6 bags of mulch, 2 cubic feet each, spread to a depth of 3 inches.
The fence is 48 feet long and 4 feet high, and I have two gallons of stain.
The hedge is 5 ft 5 in now and ought to be 4 ft 6 in after the trim.
Please wipe the headlights and the turn signal covers with the soft cloth, and set the tires to 35 psi in front and 33 in the rear.
Model number WF45T6000AW, a washer, I need the manual found and printed.
Our dog is 13 years old and half deaf, so he walks slowly: 15 minutes is enough.
Biscuit is a beagle of 2 and pulls on the leash when she sees squirrels. Please use the red harness and not the collar, take three bags, walk 30 to 40 minutes, and wipe her paws with the towel on the bench before she goes in.
Give the cat half a can at 7 and half a can at 5, and fresh water. | The fish get a pinch of flakes once a day, no more, they'll beg anyway.
The chickens go back in the coop by 7:30; there should be 11 of them.
Please water the tomatoes with 2 gallons each, and the basil with a cup.
Pull only the weeds with the yellow flowers, the small purple ones are mine. | Snap peas are ready to be picked, about two buckets full.
It'll be a snap, really, only ten minutes of sweeping. | A cold snap is coming on Thursday so the pots need to go into the garage.
The snaps on the car seat cover are stiff, I'll show you how they open.
Meet and greet with the dog happens in the front yard with your parents there.
The track meet is on Saturday so I can't walk the dog then, sorry. | Could we meet your parents when they drop you off on Friday?
Nice to meet you both yesterday, thanks for coming with your mom. | I like the price, but could we meet in the middle at $22?
The kids will want to draw with chalk, that's fine on the driveway but never in the street.
We're in the north part of town, not far from the river, and parking is easy. | The neighborhood is quiet with sidewalks all the way.
The app shows the exact place once your guardian has said yes.
It's a corner lot, so the lawn wraps around two sides and takes a bit longer.
It's a two-story house, but only the windows on the ground floor need washing: 9 in all.
The shed is brown and about 8 by 10, and everything in it should come out and be swept.
The blue bucket is for the wheels and the red one for the body of the car.
The key for the shed will be given to you by me when you get here. | I'll be working from home that day, so just ring the bell.
When you are done, just mark it in the app and I'll come out and look. | Call the dog by his name, Waffles, and he'll come straight to you.
Call it forty dollars for both lawns? | It was a close call with the hose last time, ha, mind the window please.
The kids are in bed by 8; in an emergency call 911 and then use the button in the app.
The number for poison control is on the fridge, and 911 comes first.
The emergency list is on the fridge, with the pediatrician at the top. | My number one rule: no screens after dinner.
The score was 21 to 17 and the kids still talk about it, thanks for refereeing! | Please sort the comics by issue number, from 1 to 143.
There are 5 boxes with 55 records each, plus 14 loose ones. Just put them in order by artist.
I counted 1, 2, 3, 4, 5 chairs on the porch, all of them need wiping.
Read the numbers 1 through 100 with her, and stop at the ones she finds hard.
Count by fives with him: five, ten, fifteen, twenty, and so on up to one hundred.
She is learning her sevens, so ask 7 times 3, 7 times 5 and 7 times 9. | One, two, three, go! is how he likes to start the race, you'll see.
Five fish, five snails and five shrimp; zero deaths so far, please keep it so.
The zip on the tent is broken, and two of nine poles are missing.
Take four eggs, two cups of flour, one cup of sugar and bake at 350 for 25 minutes; the kids know the rest.
Order 4471 from the hardware store is in the garage, that's the shelf we'll put together.
The Ikea shelf has 5 boards, 24 screws, 8 dowels and a page of pictures for instructions.
I have an original NES from 1985 and 17 games that need the dust blown out.
The Wi-Fi name is on the card in the living room, you may use it for the tutoring.
The laptop is a ThinkPad T480 with Windows 10 and 8 GB of memory.
I forgot my own email password and would like someone patient to sit with me while I reset it.
I get 200 junk mails a day, help me set up a filter.
I'd like to learn to attach a picture to an email. Very much a beginner, 78 years old!
My Instagram for the bakery needs nicer captions, could you write ten of them with me?
Please teach me to take better pictures of my pottery with my phone?
I need before and after pictures of the yard in the job room, please, no people in them.
Take a photo of the hedge when you're done and put it in the job room.
Hang nine picture frames in the hallway, I've marked the spots with tape.
The picture on the TV is green since the storm, I think it's the cable.
The text on my screen is far too small since the update, and I need someone to show me where to make it bigger.
She'd love to play school: she's the teacher and you are the class.
School starts on September 4, so I'd like the tutoring to start in August.
No school on Monday because of the holiday, could you come an hour earlier?
The kids get home from school at 3:15 with me, and you'd start at 3:30.
My secret for a clean windshield: two cups of water, one of vinegar.
The secret ingredient in my cookies is orange peel, the kids will show you.
The dogs hate being left alone, so please stay in the same room as them.
Never leave the baby alone on the changing table, not even for a second.
Don't worry if the cat doesn't show itself, she's shy. Just leave her alone.
I can't lift the couch alone, but with the two of us and your dad it'd be quick.
He's a private kid and takes an hour to warm up, puzzles help. | Tell your parents that the fence has fresh paint, so old clothes please!
Tell your mom thanks for the cookies!
Don't tell the kids about the cake, it's a surprise for their birthday party on Sunday, your mom has the plan.
It's a surprise party for my husband, so we hang the balloons while he's at work.
The line for the bouncy house got long last year, so you'd count them: 8 at a time.
Straight lines please when you mow, my neighbor is picky. | A clothes line must be strung between two posts, 20 feet.
The bottom line is that I need the garage clear by June 1.
Address the envelopes by hand in blue ink, 75 of them, the list with the names is printed and I sit next to you to help with spelling.
The telegram from my great-grandfather, dated 1918, and about 60 letters are to be scanned.
The kids' chat about dinosaurs never ends, be ready! | Post cards and stamps, around 400, sorted by country.
Put a post in each of the six holes and tamp the soil. | Tag the items for the yard sale: $1 red, $2 blue, $5 yellow.
The kids like to play tag and hide and seek in the back yard. | Add two scoops of food and one spoon of the powder for her joints.
Follow the instructions on the bag, one pound per 100 square feet.
Reach the top shelf only with the step stool, never by climbing on the counter.
The gutter is too high to reach from the ground so leave it, I'll have somebody else do that. | Handle the china with care, it's from 1905.
The handle of the mower folds; there's a red clip on both sides.
The dots on the card are the weeks that are paid, and the app has the same. | The gym bag in the hall has the tennis rackets.
The pool is closed, please keep the kids on this side of the fence. | He swims like a fish, but the rule is no water without me there.
Movie night: anything rated G, and popcorn without butter. | Wear closed shoes and long pants, there's poison ivy along the back.
Sunscreen and bug spray are on the bench, help yourself, and there's water in the cooler.
Any food allergies? I'd make sandwiches for everybody at noon. | Are you okay with cats? We have three, and one of them sheds like mad.
How long did it take you last time, and was $30 fair? | What grade of sandpaper do I need, 120 or 220?
What time is best for you and your parents? | How many hours do you think the shed needs?
Have you worked with a string trimmer before? If not, the hand shears are fine.
I raised the price to $45 because the lawn took you two hours instead of one.
Lowered to 18 since we don't need the windows done after all.
The price goes from $20 to $35: the third dog is staying with us until the 27th. | An extra 10 dollars for the heat, you worked hard.
You did a great job on the hedges, thanks! I gave you five stars. | Running 15 minutes late, sorry, traffic on the bridge.
I'm done with the front, starting on the back now. | The bag is full, where do the leaves go?
Is it ok if I use the leaf blower or is the baby asleep? | The dog did both his things and drank a lot. All good.
Your cat is hiding under the couch but she ate everything. | I think the charger is broken, it's the cable and not the phone.
I fixed it: the update had turned off the sound, it's under Settings, then Sounds.
I finished pages 112 to 118 with her and she only got 3 wrong out of 25. | I can bring my own sponge and bucket but I need a hose.
Can I bring my sister? My parents would like us to work as a pair, she's 16.
I won't be able to do 9 am, my bus only gets in later. Is 10:15 fine? | My rate is $12 an hour for one kid and 3 more for each other one.
I know HTML, Scratch and some Python, and I'm patient with beginners.
I made a website for my dad's band, so I could do one for the garden club too.
I'd rather not go in the house when it's only me, can we do the tutoring on the porch?
Happy Thanksgiving! No walk needed on the 28th, we're all home. | Two old greyhounds need a slow walk on weekday afternoons
Cortar el pasto de adelante y de atrás | Pasear a dos perros entre semana | Niñera para el sábado de 6 a 10 de la noche
Clases de álgebra para séptimo grado | Lavar y aspirar una camioneta | Ayuda con mi tableta nueva | Ordenar útiles escolares en 24 bolsas
Pegar etiquetas de dirección en 300 sobres | Colgar nueve cuadros en el pasillo | Revisar el montón de correo viejo
Envolver regalos del amigo secreto | Regar las plantas durante una semana | Pintar 12 tablas de la cerca
Juntar hojas, unos 230 metros cuadrados | Práctica de inglés con una persona mayor | Escanear fotos antiguas de la familia
Armar un librero de 5 repisas | Pregúntale primero a tus papás si el sábado en la mañana les parece bien.
Preguntale a tu mama si puedes quedarte hasta las 8, yo llego a las 7:45.
El perro se queda solo todo el día, por eso a las cuatro tiene mucha energía.
Los niños tienen 3, 5 y 8 años; el chiquito duerme la siesta de 1 a 2:30 y los grandes pueden leer solos. La comida está en el refri, se calienta 2 minutos, y yo estoy arriba trabajando por si necesitas algo.
La niña es alérgica al cacahuate y al huevo, dale solo lo de la caja verde.
Mi hijo sacó 6.2 en el examen y quisiera llegar a 8 para el 14 de mayo.
El libro de texto es el de Matemáticas 1, edición 2015, capítulos del 5 al 7.
La impresora dice error 49 cada vez que imprimo más de 10 hojas.
La señal es débil en el cuarto de arriba y quiero cambiar de lugar el módem.
Mi abuelita quiere aprender a usar su celular nuevo, con calma, una hora.
El teléfono se quedó sin memoria y necesito borrar videos del WhatsApp, ¿me enseñas?
No sé qué es TikTok y mis nietos no hablan de otra cosa, me gustaría que me lo explicaran.
Mi hija quiere aprender a construir castillos en Minecraft, una hora los domingos en la sala, conmigo ahí.
Yo voy a estar en la cocina todo el tiempo, y tus papás se pueden quedar. | El pago se hace por la app cuando marques que terminaste.
Mejor todo por aquí en la app, así tu mamá puede ver lo que acordamos.
No damos números de teléfono por aquí, si se te hace tarde escribe en el chat del trabajo.
Prefiero no dar mi dirección ni mi escuela, pero tengo dos años de experiencia con niños.
Mi mamá dice que sí puedo, si regreso antes de las 8. | Mi papá me lleva y me recoge.
Ya les pregunté a mis papás y el domingo a las 10:30 está bien.
Hola, tengo 15 años y llevo tres veranos cortando pasto, cobro 20 dólares por jardín chico.
Tengo dos hermanitos de 4 y 6 y un certificado de primeros auxilios del 2023.
Saqué 97 en geometría y puedo ayudar con triángulos y círculos. | Lavo un carro chico en 45 minutos y una camioneta en 70.
Soy buena con perros grandes, el mío pesa 36 kilos. | Puedo empezar a las 3:45 los martes y jueves.
Perdón, tengo partido a las 11, ¿le sirve a las 2? | Anoche llovió y el pasto sigue mojado, ¿lo pasamos al miércoles?
El viernes va a hacer 38 grados, mejor empezamos a las 8 y paramos a las 10.
Son 6 costales de mulch y hay que dejar una capa de 8 centímetros.
La cerca mide 15 metros de largo y uno veinte de alto, tengo dos galones de barniz y tres brochas, calculo unas cinco horas con descansos y limonada.
Las llantas llevan 35 libras adelante y 33 atrás. | Nuestro perro tiene 13 años y casi no oye, con 15 minutos de paseo le basta.
Canela es una beagle de 2 años y jala la correa cuando ve ardillas. Usa el arnés rojo, lleva tres bolsitas, camina de 30 a 40 minutos y sécale las patas antes de que entre.
Al gato le toca media lata a las 7 y media a las 5, y agua limpia. | Las gallinas se meten a las 7:30, deben ser 11.
Echale dos cubetas de agua a cada jitomate y una taza a la albahaca. | Arranca nada más la hierba de flor amarilla, la moradita es mía.
El cobertizo es café, como de 2 por 3, y hay que sacar todo y barrerlo. | La cubeta azul es para los rines y la roja para la carrocería.
La llave del cobertizo te la doy yo cuando llegues. | Estamos en la parte norte, cerca del río, y hay donde estacionarse.
La colonia es tranquila y hay banqueta en todas partes. | La app le enseña a tu tutor el lugar exacto cuando acepte.
Que los niños jueguen en el patio y nunca en la calle, por favor. | Llama al perro por su nombre, Waffles, y viene corriendo.
En una emergencia llama al 911 y luego usa el botón de la app. | La regla número uno: nada de pantallas después de cenar.
Quedaron 21 a 17 y los niños siguen felices, ¡gracias por arbitrar! | Hay que ordenar las historietas por número, del 1 al 143.
Son 5 cajas con 55 discos cada una y 14 sueltos. | Cuenta con él de cinco en cinco: cinco, diez, quince, veinte, hasta cien.
Está aprendiendo la tabla del siete, pregúntale siete por tres, siete por cinco y siete por nueve.
Uno, dos, tres y a correr, así le gusta empezar las carreras.
Cuatro huevos, dos tazas de harina y una de azúcar, al horno 25 minutos; los niños ya saben.
Se me olvidó la contraseña de mi correo y quiero que alguien paciente me acompañe a cambiarla.
Sube al chat del trabajo una foto del antes y el después del jardín, sin personas.
Quisiera tomar mejores fotos de mi cerámica para la tienda. | La imagen de la tele se ve verde desde la tormenta, creo que es el cable.
Le encanta jugar a la escuelita: ella es la maestra y tú el grupo.
Las clases empiezan el 4 de septiembre, así que las asesorías serían en agosto.
El lunes no hay escuela por el día feriado, ¿podrías venir una hora antes?
El secreto de mi salsa es la cáscara de naranja, los niños te enseñan. | Nunca dejes sola a la bebé en el cambiador, ni un segundo.
Si la gata no sale déjala sola, es tímida. | Dile a tus papás que la pintura está fresca, que traigas ropa vieja.
Es fiesta sorpresa para mi esposo, así que inflamos los globos mientras está en el trabajo y tu mamá ya sabe.
Pasa la podadora en líneas derechas, que mi vecino es muy fijado. | Ponles precio a las cosas de la venta: 1 dólar rojo, 2 azul, 5 amarillo.
Trae zapatos cerrados y pantalón largo, hay hiedra venenosa atrás. | ¿Tienes alguna alergia? Voy a hacer tortas para todos al mediodía.
¿Cuánto te tardaste la vez pasada, y te pareció justo lo de 30? | Subí el precio a 45 porque el jardín te llevó dos horas y no una.
Bajé a 18 porque al final no hay que lavar ventanas. | El precio pasa de 20 a 35, el tercer perro se queda con nosotros hasta el 27.
Quedó precioso el seto, muchas gracias, te puse cinco estrellas. | Voy 15 minutos tarde, hay tráfico en el puente.
ya termine lo de adelante, sigo con el patio | ¿Puedo usar la sopladora o está dormido el bebé?
Terminé las páginas 112 a 118 con ella y solo falló 3 de 25. | Prefiero que la clase sea en el porche y no adentro, si no le molesta.
Feliz día de Acción de Gracias, el 28 no hace falta el paseo, estamos todos en casa.
`);
