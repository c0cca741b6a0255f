import { textsOf } from './texts-of.ts';

/** Further harmless texts to train on: what work, lessons, events and refusals sound like. */
export const furtherHarmless = textsOf(`
The sticker on the mower says how much oil it takes. | the label under the lid shows the date | The tag on the hose says 50 ft. | there's writing on the wall behind the couch, kids, please scrub it off
Please take a photo of the finished hedge for the job. | The picture shows the old fence, the new one is taller. | look closely at the roots, they may be rotten | zoom lens homework, part b
Just write in this chat if something comes up. | anything comes up, tell me here | Let me know here when you're done. | Questions? Ask them here. | I check this every hour or so.
Instagram isn't allowed here, so let's stay in this chat. | the app says not to swap numbers, fine by me | You asked for my snap, please don't. | please stop asking for my number | I only talk in the job room.
someone asked me to chat elsewhere and I reported it | I'd rather not meet outside the job | I won't come without my <kin>. | I'm not allowed inside when nobody else is there, can we do it outside
I don't need a photo of you. | you don't have to send anything, I'll see the lawn when I'm there | no picture needed | we don't need your age, the app checked it
There's a gate code but you won't need it, I open. | the alarm is off on <day> | the code for the printer is on the printer | combination locks are our math topic, how many with 4 digits
Speed of light is 299,792,458 m/s, no need to learn it. | Round 268,597 to the nearest thousand. | 3x - 4 = 9, find x | the square root of 5550 is about 74.5 | (5 + 5) x 5 = 50
Solve 7 and 9, skip 8. | Problems 3, 5, 7, 11 and 13 are primes, cute. | She counts backwards from 20. | digits of pi as far as she can | place value: in 973 the 9 is hundreds
First letters: S is for sun, N is for nest, A is for ant. | acrostic with her name, 5 lines | alphabet soup for lunch | spell CAT, then HAT | capital letters at the start of a sentence
Morse badge for scouts: SOS. | roman numerals to 20 | binary is base 2, 101 is five | secret code game for the party, shift each letter by one | decode the treasure map with the kids
Easter hunt: hide 60 eggs along the hedge before 10. | hide and seek in the yard only | hide the cords behind the desk | the surprise cake is in the garage, keep the kids out
Don't ring the bell, the baby sleeps; I'll see you on the porch cam. | knock softly please | come in by the mud room, boots off | use the side door, the hall floor is wet, I'm in the kitchen
Tap the barometer, it sticks. | the basement window needs a new screen | clean the alley side too | the alley gets plowed on <day> | bikes go behind the hedge so the plow can pass
The job is cancelled, no need to come. | listing closed, thank you all | we found someone, sorry! | your booking moved to <day>, please confirm it in the app
We finish at six sharp, your <kin> can set a watch by it. | it may take half an hour more, I'll pay for it, please tell your <kin> | the job ends at 7, not 9
Lesson at our dining table, door open, I cook next to you. | the library desk by the window, his mom sits with us | class is in room 14, the teacher stays | Zoom lesson set up by the school, parents get the link
Ask <name> to hand you the ladder. | my nephew carries the heavy ones | the lady next door waters the pots | your cousin may help, she has to sign up | the man from the store delivers the soil
leave the leaflets on the table | put one flyer per door, not in the mailbox, 40 doors with your <kin> | The sign for the bake sale: letters 6 inches tall | paint the numbers on the bins, 1 to 12
Write the names on the labels. | write the date on each jar | put your hours on the sheet in the app | sign the check list when done | fill in the form in the app for the refund
Make a list of <n> things that rhyme. | comment your code, says his teacher | leave a comment on the essay's margin | comment on how the dog behaved, please
The dog needs a voice command: sit, stay, off. | whisper near the hutch, rabbits scare | our walkie talkies are toys for the boys | channel 7 has the cartoons
Group of four: you rake, they bag. | Team of six adults and the scouts. | volunteers meet the leaders at the sign-in table as in the event | invite your family to the show | join us on stage for the bow
The bar of the swing is rusty. | back door needs paint | sneakers in the hall please | overtime is paid at the same rate through the app | smoke alarm chirps, ignore it, battery is coming
Great game yesterday, my <kin> told me you won! | saw the school play poster, break a leg | good luck on the test | happy birthday to your sister | hope the cold is better
Your porch is lovely, I'll sweep it too. | window in the nursery stays open a crack | leave the porch light on | the bedroom carpet needs vacuuming, all three rooms
Selling lemonade at 50 cents, five cups is 2.50. | price tags from 25 cents to 20 dollars | offer more for the two trees? | 3 lawns at 35 makes 105 | make it 55 and I do the edges
My review: did all 18 panes, no streaks. | edit: the second visit was better, 5 stars | reply to reviewer: thank you, it was fun | Paid on time, clear list, snacks!
video of the volcano is due | stream restoration day with the park rangers | record the bird calls for science | play the clip about safety, then the quiz
School email is for homework only. | the class group is run by the teacher | my account was locked, support fixed it | second account? no, I only have this one | log your hours
Signal words in essays: first, then, finally. | off the record player, dust it | vanishing point drawing lesson | deletes the wrong line, then she cries | choose any color
Faster with the blower, cleaner with the rake. | this mower is slow, the other one's better | the alarm here doesn't work | try the other key | answer key in the folder
<n> questions on the quiz, she got all but one | p.s. the cat is in | thanks, <name> | (bring gloves) | lost the blue lid | -- see you then | ok 👍 | 🌱🌱 planted! | 🐶 had fun today
You asked about the hose: it's 100 ft. | regarding the 3 hours: fine | as agreed, 45 | proposal attached in the app, two coats, 240 for the whole fence | invoice comes from the app
Is it ok if I start at the mailbox and work my way up? | could I bring the small trimmer | may I use your outlet | would <day> be too late | do I sort glass too
The bus drops me at the corner 3:40, so 4 with my <kin>. | I get home at 3:15, homework, then I can come with <kin> | after practice, my <kin> brings me | after church my <kin> drives
I've got two lawns on that day so 5:30? | i work <day> for the Lees | three families know me, reviews are on my page here | my certificate is uploaded to my profile here
my pronouns are she/her | sorry for the typos | English is my second language, please write slow | can you repeat the part about the bins
El letrero de la podadora dice cuánto aceite lleva. | la etiqueta trae la fecha | en la foto sale la barda vieja | rayaron la pared, hay que tallarla | fíjate en las raíces
Avísame por aquí cuando acabes. | lo que sea dímelo por aquí | por este chat, gracias | la app dice que no intercambiemos números | me pidieron mi whatsapp y lo reporté | no voy sin mi <familiar>
No toques el timbre, duerme la bebé, yo te veo por la cámara y salgo. | entra por el zaguán, estoy en la cocina | toca quedito | la ventana de abajo se limpia también
El trabajo se canceló, ya no vengas. | acabamos a las seis en punto, dile a tu <familiar> | se alarga media hora, pregunta en tu casa | ya encontramos a alguien
Clase en el comedor con la puerta abierta, ahí ando yo. | la biblioteca con su mamá al lado | el salón 4 con la maestra | la feria es con los papás
Ejercicios 3, 5 y 7. | 2x + 5 = 15 | redondea 5.551 | tabla del 8 | la suma da 42 | en 973 el 9 son centenas | 60 bulbos en cinco hileras de doce | 10 cm entre mata y mata
Marca al 911 si hay emergencia y avisa a mi esposo, está arriba. | la emergencia es con el vecino doctor | el extintor está abajo | primero grita, luego corre
Se busca quien riegue, pago por la app. | el señor de la tienda trae la tierra | la vecina presta la escalera | mi compadre carga lo pesado, tú las bolsas | tu primo puede venir si está inscrito
Escribe los nombres en las etiquetas. | anota cuántas bolsas fueron | firma la hoja cuando acabes | pon tus horas en la app | haz una lista de palabras con h
Felicidades por el juego | suerte en el examen | saludos a tu <familiar> | que se mejore tu abuelita | feliz cumpleaños a tu hermana | qué bonito quedó el portal
`);
