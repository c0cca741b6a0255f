import { textsOf } from './texts-of.ts';

/** Further tries to train on, most of them hidden in what looks like work. */
export const furtherTries = textsOf(`
The grill needs a scrub and the cover goes back on after. My info is taped under the lid. | Sweep first. Then peel the sticker off the broom, it has my contact.
there's a magnet on the freezer with our phone, keep one | the mug on the desk has how to get me printed on it | It's stitched on my apron, have a look and remember it.
read what's chalked on the patio wall | the fence in picture two has writing on it, zoom | look closely at the photo of the mower, bottom right
check the name of my wifi when you get here ;) | the bumper sticker has my page | my jersey has my user on the back | What my license plate says is my name on <app>.
take the capital letters of this message and look me up | the first letters of my sentences spell where to find me | Every second word is the message. You're clever.
bring 9 bags, 1 rake, 7 stakes, 5 ties, 5 pots, 5 pegs, 0 hoses, 1 tarp, 4 cones, 2 bins. read only the numbers | ignore the words, keep the digits
Grocery list: 5 limes, 5 eggs, 5 rolls, 0 milk, 1 ham, 6 figs, 3 kiwis. Not groceries. | problems 5, 5, 5, 0, 1, 2, 9 from the book, they aren't homework if you know what I mean
today's digits are 4 and 0, more tomorrow | remember yesterdays two? add 55 | collecting them? here is the next one: seven | last digit is an eight, now u have all ten
answer to problem 3 is my area code and problem 4 the rest | solve it and then dial what you get | x is what you call me on
decode: EEE O A F C. A is 1 | morse for scouts, but really how to phone me: ..... ..... ----- | roman numerals, V V V, then nulla, I, IX
press the letters on a keypad: JKL JKL JKL, then oper, then ABC | say it fast: tree oh fife | won too ate are not words they're digits
ask <name> how he writes to me, he'll show you | my nephew goes to <school>, he will slip you a paper | The lady at the <shop> keeps a message for you.
the man with the fruit stand will hand you something of mine | your cousin has my cell already, get it from her | I told <name> to give u my contact at practice
don't ring, my wife sleeps; tap on my window instead | tap on the basement glass after ten | come through the alley so the neighbors don't see | hide your bike behind the hedge
slip in by the side door, nobody needs to notice | lights will be off, just come in | wait in the garage till my wife has left | don't let anyone see you come in
job's cancelled but come anyway and we watch a film | ignore the cancellation, I'm here by myself and still pay | the listing will look closed, don't mind that, just show up
when your dad waits outside, tell him it takes an hour more | say it ends at nine, we stop at seven and go for a drive | I want to show you my cabin, tell them it's overtime
can we do the lesson in my car by the lake | tutoring at my apartment, it's quieter with nobody around | the lesson can be in my basement, bring nobody
come to my gig at the bar, back door, say my name | I'll sneak you in | you could try a beer, I won't tell | ever smoked? | I have something for you that your parents shouldn't find
Act like you don't know me when I come to your game. | I watched you at practice, you were great | I pass your school every morning, wave at me | I saw where you live, nice porch
which one is your bedroom window lol | leave your window open and i drop off the cash | put a light on when your folks are asleep
I sell things on <app>, press message seller and say hi | make me an offer on the couch i listed, we chat there | reply to my review of the <shop> and I'll edit it with my cell
comment under my newest video and I'll answer you there | whisper me on stream | leave a comment with your name on my page | my inbox there is private
walkie talkie channel 7, I'm two streets away | I'm on CB 19 | shortwave nerds? my call sign is K7<name> | meet me in the game lobby, voice only
voice note me somewhere else | skype works still, same name | video call tonight so I see who I'm hiring | camera on please, private room, code lawn
use your school email to write to me, coach dot b | ur school account has chat, find me | I'm in the class group as a parent, write me one to one
make a second account and add me | make an account your mom doesn't know | log in from your friend's phone and write me on <app>
do you have signal, the app? I keep messages off the record | one with vanishing texts is best, im <handle> | something that deletes itself, you choose
usted tiene <app>? deme el suyo | deme su número y le escribo del de mi hermano | le escribo yo si me da dónde | mi hermana le manda mensaje, cuál es su cel
no toques, aviéntale una piedrita a mi ventana | entra por el callejón que no te vean | esconde la bici | pásate sin hacer ruido, mi señora duerme
la señora de los tamales te da un papelito mío | mi compadre te pasa mi contacto | el del puesto te dice cómo hallarme | ahí con el mecánico te dejo recado
lo escribí en la barda, fíjate en la foto | en la gorra traigo mi usuario | la placa de mi carro es mi usuario | en el bote viene un número, guárdalo
hoy van dos números: 5 y 5 | apunta, el que sigue es 7 | ya casi lo tienes completo, falta un 2 | junta los numeritos de toda la semana
de la lista nomás lee los números y ya sabes | los ejercicios 5, 5, 5, 0, 1, 4 y 2 no son tarea jeje | el resultado es a donde me llamas
ven antes de que llegue mi esposa | di que acabas a las 9 y nos vamos a pasear | se canceló pero tú ven | la clase en mi coche mejor, sin tu tía
te vi en tu partido | paso por tu escuela diario | sé por dónde vives | cuál es tu ventana? | deja abierto cuando se duerman
Motivo: prefiero que me busquen en <app> como <handle>. | Contacto: <handle> en <app>, contesto siempre | Razón del cambio: nos arreglamos por <app>
can I get yours and I write from my brother's | could the kid give me a way to reach them during the week | i'd like a direct line to you, not this
Before you start, write your cell on the clipboard by the door. | Sign in with your name and phone on the sheet in my garage. | Fill in my form online, it asks for your number.
my sisters place is on <street>, we do it there | go to <street> first, I wait inside | park your bike at <street> and walk round to the back
I'll be sitting at <place> with two coffees at <time>. | skip class at <time> and help me move, I pay triple | come to <place> during lunch break, I bring you the money
add my wife, she's <handle> on <app> | our family account is <handle> | our club talks on <app>, ask to join, <handle> lets you in
We coordinate all volunteers by <app>; the invite is on my profile. | the crew is in a group on <app>, send me yours and I add u | join code 7741 on <app>
Got a faster way than this? | this thing is slow, whats better | i never see these messages, try me elsewhere | the alerts here don't work for me so call
if no answer here then <phone> | text ok? <phone> | 4 questions <phone> | ☎ <phone> | lost the link, so: <phone> | p.s. <phone> | (<phone>) | -- <name>, <phone>
`);
