import { textsOf } from './texts-of.ts';

/** Harmless texts of a person who knew neither the rules nor the model. They were measured, and the model is trained on them since. */
export const blindHarmless = textsOf(`
The lawn is about 40 by 60 feet, mostly flat. | ok see you Saturday at 10 | Could you bring your own rake? Ours broke last week.
I can do $15 an hour, does that work for you? | running 10 min late, bus is slow today | Thanks so much, the car looks brand new!
My dog's name is Biscuit and he pulls to the left. | what grade math is it? im good w fractions not so good w geometry
Please don't let the cat out when you open the front door. | its raining can we do it tomorrow instead
The mower takes two pulls to start, don't flood it. | My number one tip is to water before 8 in the morning.
Address the weeds by the fence first, then the edges. | Snap the lid on tight or the raccoons will get in.
The clothesline is in the backyard, just hang the towels there.
Can you help my dad install WhatsApp on his new tablet? He keeps getting an error.
She wants to learn how to make folders in Gmail, nothing fancy. | I call the big dog Tank because he runs into things lol
The text in chapter 4 is hard, we should read it out loud together. | I have 5 bikes to wash, 3 small and 2 big.
We played Minecraft the whole time after homework, your kid built a castle with 12 towers!
my favorite fortnite skin is the banana, your son said the same haha | Use 2 cups flour, 1 cup sugar, 3 eggs, bake at 350 for 25 minutes.
You'll find the vacuum in room 3, second floor of our house. | The baby goes down at 7:30 and usually wakes up around 9 for a bottle.
Leave the leaf bags at the curb, pick up is Tuesday. | i need 20 more dollars for my new skates so yes ill take it!
He scored 87 on the quiz, up from 62. You're a great tutor. | The tires need 35 psi, the gauge is on the shelf.
Sorry, I have soccer practice until 4:15 on Thursdays. | Could we do $12 instead of $10? The yard has a lot of dog poop.
Reason: I have a fever and don't want to get the baby sick. | Canceling because our grandmother is coming that weekend.
The driveway was covered with leaves, he did it in 2 hours flat. Would hire again. | She was polite, on time, and my twins adored her.
do i need sunscreen or is it mostly shade | The screws are size 8, one and a quarter inch. | Shelf is 72 inches tall, 36 wide, 16 deep.
There are 14 boxes in the garage, the heavy ones stay where they are. | two dogs or three? the post says two but the picture has three
I can't reach the top shelf, is there a ladder? | Please reach behind the couch, that's where the ball always goes.
Let's meet at the job like we agreed, 9 sharp, and the coordinator will check us in. | Page 112, exercises 5 to 19, odd numbers only.
History or biology first? | I don't have a phone this week so if I'm late just wait, I'll post here when I can.
No phones during babysitting please, the kids copy everything. | The old PC has Windows 7 and 4 GB of memory.
error code 0x80070057 comes up when he tries to update
it says IP 192.168.1.1 on the sticker of the router, is that where you change the wifi name?
Serial number on the mower tag is 55500142, I think you need that for the right blade.
The blade part is model 247-88000, says so on the manual. | We have 1,200 bricks to stack, no rush. | I'm 16 and I've washed like 100 cars.
knock knock. who's there? lettuce. lettuce who? lettuce in its hot out here mowing
Do you like cats? We have one named Whiskers and one named Snapchat, my daughter named him, don't ask.
Our parrot says "call me" all day, just ignore him. | My dog barks at the mail at noon every day.
Follow the stone path around to the side, the hose is there. | Add me to the list for the Saturday car wash please!
Message received, thank you. | I don't give my number out, sorry. Let's keep writing here.
Please keep all messages in this room, that's the rule and I like it. | my mom says no to whatsapp so just tell me here
You asked for my snap and I'm not supposed to share that. What time is the job?
Bring the key back to the coordinator's desk when you finish.
The code club wants you to explain what an email address is to 8 seniors. Slides are ready.
Event: Neighborhood garage clean-up, Saturday 8 to 12 at the site on the job card, snacks included!
Free lemonade for every car washed, we hope to reach 50 cars.
Meet the team at the registered community center, sign in with the monitor at the table. | Dress code: closed shoes, long pants, hats.
Need 4 helpers, 2 for soap and 2 for rinsing. | The hedge is 5 ft 5 and should come down to 4 ft 10.
1 scoop in the morning, 1 and a half at night, never the blue bag. | Walk him 3 times around the block, about 1.5 miles.
Seven, eight, seven... those were the scores of the judges, we were so proud of the dog. | five kids total, ages 2, 4, 5, 7 and 9. too many?
Not too many! But then I'd need $18. | we can meet in the middle: 22 bucks | That's at the low end but okay, deal.
my final offer is 45 for the whole garage, take it or leave it :) | Let me ask my dad and tell you tonight.
is sunday ok? church ends 11:30 | Thursday the 14th or Friday the 15th, whichever suits.
The hose adapter is three quarter inch, Home Depot has them. | pls dont use the Dawn on the car, use the Turtle Wax bottle
the Honda is the dirty one, the Ford only needs windows | Be careful with the insta-pot, the lid gets really hot.
He needs help with his Instagram addiction haha, just kidding, chemistry. | Essay topic: is TikTok bad for teens? 500 words, due Monday.
We need a title for her speech on the history of the telegraph and the telephone.
Discord between the two roommates in the novel is the theme, page 33. | steam mop is in the closet, use it only on tile
There's a signal box for the sprinkler, zone 2 is the back lawn. | Twitch the leash lightly and she'll stop.
The kids can watch YouTube Kids for 30 minutes, no more.
they were playing roblox and fighting over the tablet so I took them out to the swings
Facebook keeps logging my grandma out, can u look at it during the visit? | Zoom in with the plus key, she has trouble seeing small letters.
Email class went well, Mr. Ortiz can now attach photos by himself! | Line up the pavers with the string.
The line for the car wash was so long! 37 cars in 3 hours! | don't worry about the text on the sign, just paint over it
call it a day when the second bed is done | Good call on the tarp, it kept everything dry.
Just a heads up, the number pad on the garage door sticks, the coordinator will open it for you.
My handwriting is bad, it says 'trim' not 'trap' lol | i got an 94 on my driving theory so yay
Allergic to peanuts, both of them, so please no snacks from outside.
Is Rex friendly w other dogs? mine at home bit someone once so im careful | Rex is 12, half blind and sleeps on everyone's feet.
Can I leave at 5:50? The 555 bus only comes once an hour. | Zip ties are in the drawer labeled 0-1-4.
The combination of vinegar and baking soda works best on the grill. | Size medium shirt for the event pls
Shoe size 9 and a half for the boots you're lending, thanks | Your review made my day.
hi! im new here, this is my first job, kinda nervous | Don't be nervous, it's two rabbits and a bag of hay.
The hay goes in the top, pellets in the bowl, 1/4 cup each. | Temperature was 98 today, please take a water break every 20 minutes.
if theres thunder we stop right away ok? | Did you mean the oak tree or the maple tree?
There is a wasp nest under the deck. Skip that part!! | Done! swept, mopped, trash out, lights off
I owe you for 2.5 hours, so $37.50, paid through the site. | The payment shows pending, does it always take 3 days?
I gave 4 stars because the edges were uneven, but he was very kind.
Kid's tutor knew her stuff. Explained slope as y = mx + b till it clicked. | solve 787 - 555 + 142, thats the warm up, answer is 374
Spanish numbers quiz tomorrow: uno, dos, tres, up to veinte. Please drill her.
We practiced the keyboard: a s d f j k l, five minutes each day.
Password lesson: never share it, never use your birthday. She wrote it in her notebook.
piano room is the last door on the left, lid is already open | The address label on the boxes should face out so I can read them.
There's no need to dress up, it's a chicken coop. | Could you make it a little earlier? Baby's doctor is at 3.
My grandson moved to Texas, so now I've nobody to program the remote. | channel 5 works but channel 55 is all snow, weird
lol ok boss, mulch first then | Pokemon cards are his life, let him tell you about every single one, it buys you an hour of peace.
I beat level 41 finally, now I can focus on your lawn haha | Contact paper is for the drawers, the roll is 18 inches wide.
Keep in touch with the ladder at three points, two feet and a hand.
Hi, I'm Ruth, I've got a quarter acre with two flower beds, one by the porch and one by the shed. The beds need weeding first, then a layer of mulch about 3 inches deep. I've 22 bags ready. I figure 4 hours with a break, and I always make sandwiches.
so basically he kept saying he hates reading but then i let him pick and he picked the one about sharks and read 31 pages without stopping, he even did the voices, so id say keep going with that series, theres 9 of them
The oven runs hot, so set it at 325 even though the recipe says 350. Chicken nuggets go 12 minutes, flip at 6, and cut them small for Leo. Ketchup on the side or there will be a scene!
my bad about the hose i'll pay for the nozzle | Cricket the hamster escaped again lol he's under the dryer
Is your vacuum the cordless one? | ok nos vemos el sabado a las 10 | yo cobro 80 pesos la hora, le parece?
voy tarde 10 min, el camión no pasa | Mi perra se llama Canela y jala mucho la correa.
Ponle bien la tapa al zafacón que los perros lo viran. | ¿Le ayudas a mi papá a instalar WhatsApp en la tableta? Le marca un error.
Al grande le llamamos Tanque porque choca con todo jajaja | Ya estoy en el portón con la coordinadora.
me faltan 20 pesos pa mis patines asi q sí acepto! | Las gomas llevan 35 libras, el medidor está en la tablilla.
La marquesina estaba llena de hojas y la dejó limpia en 2 horas. Lo recomiendo.
El número de serie de la máquina es 55500142, creo que hace falta para la cuchilla. | tengo 16 y he lavado como 100 carros
¿Qué le dijo el césped a la podadora? No me cortes la inspiración. | No doy mi número, disculpe. Seguimos por aquí.
mi mamá no me deja tener whatsapp, dígame aquí nomás
El taller es para explicar a 8 abuelitos qué es una dirección de correo. Las láminas ya están. | ni pa ti ni pa mí, 22
Deja le pregunto a mi apá y te digo al rato por aquí. | no uses el Fabuloso en el carro, usa el botecito amarillo
Ensayo: ¿TikTok le hace daño a los jóvenes? 500 palabras para el lunes. | estaban peleando por el roblox y los saqué un rato a los columpios
Don Ortiz ya sabe adjuntar fotos él solito, ¡qué buena clase de correo! | no importa lo que dice el letrero, píntale encima
cuando acabes la segunda jardinera, ahí muere por hoy | El teclado del garaje se traba, la coordinadora te abre.
saqué 94 en la teoría de manejar, bacano | ¿Puedo salir a las 5:50? La guagua 555 pasa una vez por hora.
Calzo 42, para lo de las botas que me prestáis, gracias | si truena paramos de una, listo?
¿El roble o el mango? En la foto no se ve bien cuál hay que podar. | Listo! barrido, mapeado, basura afuera y luces apagadas
Le puse 4 estrellas por las orillas chuecas, pero es muy amable.
Mañana tiene quiz de números en inglés, one, two, three hasta twenty, repásalos con él.
Desde que mi nieto se mudó, nadie me programa el control de la tele. | sale, yo llevo la escoba
El papel contact es para los cajones, el rollo mide 45 de ancho. | Buenas, ¿el precio incluye aspirar los asientos o nada más por fuera?
La pila del agua está al lado del lavadero, échale dos cubetas a los rosales. | Doña Carmen, ¿le guardo las hojas secas para la composta?
mija no te olvides la sombrilla que anuncian agua pa la tarde | Ya terminé con las bugambilias, me espiné toda pero quedaron bien bonitas
¿Cuánto pesa el perro? Yo peso 45 kilos y me da miedo que me arrastre jaja
Son 350 pesos por los tres coches, el de la caja es el que más tarda. | Tengo pollo a las 2, así que comemos y después seguimos.
El examen es de logaritmos, del tema 6 al 8, y lo que peor lleva es el cambio de base.
Me toca el insti por la mañana, así que solo puedo a partir de las cuatro. | ¿Vale 8 euros la hora? Es mi primera vez cuidando peques.
Bebé con cólicos: bracitos cruzados, caminar por el pasillo y la canción del elefante. Funciona.
las arepas van a fuego medio, cuatro minutos por lado, y la masa es dos tazas con una y media de agua
Habichuelas: una lata de 15 onzas, media de sofrito y tres hojitas de recao.
El mangú se lo come si le pones salami, el niño sin eso ni mira el plato.
¿En qué capítulo del Quijote vais? Porque el 8 es el de los molinos.
Que repase las capitales, le pregunté Honduras y me contestó "Shakira". | ponga el ventilador en el 3 y la cuna lejitos
mi gata Arroba tiene un rizo en la cola, por eso el nombre | El pez se llama Wasap porque lo compramos el día que se cayó wasap jajaja
Nuestro perro Telegram ladra poquito, es viejito ya.
¿Por qué hay un mensaje que dice "disco lleno" en la laptop? ¿Borro las fotos repetidas?
A la impresora le falta tinta negra, cartucho 664. | Mi abuelo pregunta cómo se hace más grande la letra de la pantalla, nada más eso.
el teclado quedó en inglés y no encuentro la arroba, ¿es alt 64? | Sí, con Alt Gr y el 2 te sale la arroba.
¿Cuántos gigas necesita para que le corra el Sims? | Messi lleva el 10 y él quiere el 10, así que pinten el 10 en la camiseta del evento.
Quedaron 3 a 2, por eso llegué tan contento y tan sucio, disculpe. | Mi marca en 100 metros es 13,4, no creo que se me escape su perro.
El portón chirría, dele con aceite del bote azul, tres gotas. | Dos manos de pintura, entre una y otra cuatro horas.
Lija del 120 y después del 220, sin apretar. | Falta un galón y medio de blanco hueso.
¿Se puede usar la escalera de 6 pies o no dejan a los menores? | Nada de escaleras, lo de arriba lo hago yo cuando regrese.
La alberca no se toca, solo se recogen las hojas de alrededor con la red. | cloro y vinagre NO se juntan jamás, cuidado con eso
Me da alergia el polen pero traigo cubrebocas, no hay bronca | Disculpe la demora, había un tapón tremendo en la 65 de Infantería.
la guagua me dejó, llego 4:20 | el Transmilenio va reteso hoy, deme quince minuticos
Qué pena con usted, ¿será que movemos la clase para el martes?
¡Qué chévere quedó ese antejardín! Los vecinos preguntan si también hace el de ellos por la página.
Se lo recomiendo a todo el mundo, vino cuatro sábados y ni uno tarde.
Buena niña pero se le olvidó barrer el patiecito. Le doy otra oportunidad.
Un sol de muchacho. Hasta me explicó para qué sirve el botón de silencio.
no nos entendimos con el horario, cero problema, suerte a los dos
Motivo: me torcí el tobillo en educación física, el doctor dijo 2 semanas.
Cancelo, se nos adelantó el parto de la perra, ¡son siete cachorros!
Se fue la luz en todo el sector, así que hoy no hay clase de computadora.
tengo retiro de la confirmación ese día, se me había pasado perdón
Evento de carros: traigan cubo, dos paños y ganas. El monitor pone el agua. | Rifa de la limpieza: boletos del 001 al 100, a 10 pesitos.
Kermés de la cuadra en el patio que sale en la ficha; hay 6 mesas y buscamos quien las cargue.
Habrá música hasta las nueve y los papás están invitados. | Para el taller de huerto lleven una botella de dos litros cortada por la mitad.
Le subo a 90 si incluye sacar la basura. | le bajo 5 si me da de almorzar jeje | Quinientos está bien, pero en dos pagos por la plataforma.
¿Y si hacemos 3 sábados por 1.000 en vez de uno por 400? | uff 200 por toda esa yarda? mínimo 260 mi doña
Acepto. ¿Empiezo por el frente o por atrás? | Por detrás, que al frente le da el sol hasta las once.
Atrás de la secadora se cayó un calcetín de Spiderman, es urgente según mi hijo
Va a buscar su dinosaurio verde a las ocho; está debajo de la almohada, en la habitación del fondo.
El cuarto 2 es el de las nenas, la sábana de unicornio es la de Mía. | La llave del agua se cierra a la derecha, media vuelta nomás.
¿Le dejo el recibo de las plantas sobre la mesa o se lo doy a la coordinadora?
Salieron 17 bolsas, 4 de vidrio, y un triciclo que todavía sirve. | encontré un Nokia viejito entre las cajas, lo boto o lo guardo?
Guárdalo, ese ladrillo ya es de museo, no prende desde 2004. | No cojas el teléfono de la casa si suena, son puros anuncios.
La contraseña del bebé para reírse es "cucú", pruébalo. | mi signo es libra, el suyo?
¿Le gusta el reguetón a bajo volumen mientras lavo, o mejor salsa? | Free Fire no, por favor, antes de los deberes. Después, media hora.
Su hijo me ganó en el FIFA 5 a 0, exijo revancha después de la tarea | yo en clash ando en arena 12 pero voy lento por los exámenes
El truco del cubo: primero la cruz blanca, después las esquinas, y gira, gira.
Me quedé pegado en el jefe final, igual que con esa raíz de su jardín.
¿Es cierto que las iguanas se comen los hibiscos? Vi dos en la verja. | Tres gallinas ponen, la cuarta solo opina.
Ojo con el gallo, pica por detrás. | El hámster come una cucharadita, no media taza como la vez pasada jajaja
A Firulais se le da la pastilla con jamón, 1 cada 12 horas, lo anota la señora en la hoja.
¿Puede ser con bozal? Ayer conoció a la vecina y no se cayeron bien. | Me llamo Nube pero el perro cree que me llamo "galleta".
gracias a usté, la limonada estaba brutal | Que descanse, nos escribimos por este cuarto el lunes. | todo fino, nítido, como siempre
Pues mola, me apunto. | ¿Para "haber" con b y "a ver" separado tenéis algún truco? Se lía siempre.
El correo más antiguo de España es el tema de su trabajo, incluyan los sellos y las postas a caballo.
Dígale que "dirección" lleva tilde y "direcciones" no. | Vector: módulo, dirección y sentido; con eso aprueba el lunes.
el ejercicio pide encontrar un punto a 5 km del norte y 3 del este, hay que dibujarlo
Pi es 3,14159 y él se sabe 20 decimales, el muy presumido
Hola, soy Lourdes. Tengo un patio con dos limoneros y un montón de maleza junto al muro. Calculo unas tres horas, con guantes porque hay ortigas. Pago 11 la hora y pongo bocadillo de tortilla. Si hace más de 35 grados lo pasamos a la tarde, que no quiero a nadie con insolación.
mire ese niño es un torbellino pero bueno, hicimos slime con pegamento blanco y una cucharada de bicarbonato, se pegó un poco en la mesa, ya lo limpié con vinagre, luego cenó la sopa y se durmió en la página tres del cuento del cocodrilo
Fíjese que la máquina hace un ruido feo cuando la acelero, como de matraca, y echa humo blanco. La apagué, le revisé el aceite y estaba abajo de la raya. ¿Tiene usted aceite 30 o espero a que llegue el señor encargado?
Recuerda: mayores de 70 primero, uno por silla, y les enseñas despacito a subir el volumen.
La cinta de medir llega a 5 metros, para lo demás usa cuerda. | etiqueté los frascos por número: 7 clavos, 8 tornillos, 9 quién sabe
La foto del antes y el después la sube la coordinadora, yo solo corto. | ¿Sábado mañana o sábado tarde? Tengo ballet en medio.
ando con la voz ronca, hoy leo cuentos bajito
El sello de la puerta está roto, contáctalo con cinta gris por mientras jaja, digo, conéctalo
Reinicia el router: lo desconectas, cuentas hasta treinta y lo enchufas. | ¿Qué talla de chaleco uso yo? Soy flaco pero alto.
Su pulsera apareció dentro de la aspiradora, se la entregué a la monitora. | Las macetas grandes van en línea, a dos palmos una de otra.
Compré tierra de más, sobran como seis sacos, ¿los tapo con el plástico?
`);
