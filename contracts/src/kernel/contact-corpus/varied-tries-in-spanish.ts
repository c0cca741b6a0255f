import { textsOf } from './texts-of.ts';

/** The same in Spanish of several countries. */
export const variedTriesInSpanish = textsOf(`
Cualquier cosa me marcas al <phone>. | Mi celular es el <phone>, a tus órdenes. | apunta el <phone> | <phone> ahí me hallas
llámeme al <phone> joven, casi no veo la pantalla | Pegue un telefonazo al <phone> cuando llegue. | mi fijo: <phone>
Échame un grito al <phone> y salgo. | dame un toque al <phone> | el numerito es <phone> | te dejo mi cel: <phone>
lo digo en letras pa que no lo borren: <palabras> | el cel va así: <palabras> | márcale: <palabras>
primero el <three>, luego te digo lo demás | lo primero es <three>, lo último <four>, en medio tu edad tres veces
Te voy pasando el teléfono por pedacitos: <three> | ahí va otro pedacito: <three> | y el último: <four>, pégalos
¿Me pasas tu cel por si llego tarde? | a qué número te hablo | tienes teléfono propio? | déjame un número donde te encuentre
pon tu número en la bolsa cuando acabes | anótame tu cel en el cuaderno de la entrada | regálame tu número
¿Hay otra forma de hablar contigo? esto es muy lento. | por dónde más te escribo | qué app usas con tus amigas? | tienes redes?
cuál es tu arroba | pásame tu user | cómo apareces en <app> | te busco en <app>, dime cómo te llamas ahí
búscame en <app>: <handle> | mi <app> es <handle> | en <app> soy <handle> | ahí por <app> estoy como <handle>
agrégame en <app>, <handle> | mándame solicitud en <app> | te mandé solicitud, acéptala | ya te seguí, sígueme tú
contesto más rápido por <app>, ahí soy <handle> | mejor vámonos al <app> | nos hablamos por <app>? | te escribo al <app>
el del fantasma, ya sabes, soy <handle> | la app de la camarita, <handle> | la del telefonito verde, <phone> | el avioncito de papel: <handle>
i n s t a g r a m <handle> | sn4p <handle> | guats <phone> | wasap <phone> | el wats es <phone> | feis: busca mi nombre
juegas <game>? soy <handle> | métete a mi partida en <game> y hablamos por micro | en el <game> nadie lee el chat, agrégame, <handle>
te regalo skins si me pasas tu usuario de <game> | cómo te llamas en <game>? te agrego y platicamos en la noche
escríbeme a <mail> | mi correo es <mail> | mándame tu horario a <mail> | <handle> arroba gmail punto com | <handle> arroba el de siempre, punto com
abre el documento que compartí y ahí me comentas | te compartí una nota, escribe ahí | comenta en el álbum y ahí te contesto
busca <firm> en google y pregunta por mí | métete a la página de <firm> y mándame mensaje | ponle <firm> en el mapa, ahí sale el teléfono
en la puerta de la camioneta viene todo, tómale foto | el letrero del patio trae mi cel | en la tarjeta que está en la mesa vienen mis datos
escanea el cuadrito que está en el refri | prende el bluetooth y te paso mi contacto | juntamos los teléfonos en la puerta y ya
mándame tu ubicación | comparte tu ubicación conmigo siempre | ponme en tu find my | dime por dónde andas, manda el pin
te dejo un papelito en el <sitio> | busca en el <sitio>, ahí te dejé mis datos | en el <sitio> hay un sobre, lee lo de atrás y no digas nada
pregúntale a <nombre>, él tiene mi número | <nombre> te pasa mi contacto | tu primo juega con mi hijo, que te dé mi cel
mi sobrina va en tu salón, te va a dar un papel | le di mi tarjeta a tu maestro de inglés, pídesela
te pago por fuera, sin la app | hagámoslo directo y te doy el doble | cancela aquí y ven igual | sin comisión, tú y yo
la próxima ya no por aquí, mejor en corto | lo demás te lo doy en la mano y no lo pongas en la app | aquí borran todo, dímelo en clave
mándame tu usuario de <pago> y va la propina | te deposito por <pago>, pásame el teléfono que usas | por <pago> soy $<handle>
ven solo | vente sola | que tu mamá espere en el carro | sin tu hermano mejor | no hace falta que venga nadie contigo
llega antes que tu papá para platicar | quédate un rato más cuando se vayan todos | y si vamos por unos tacos tú y yo?
yo te llevo a tu casa | paso por ti a <lugar> | te recojo en la escuela | súbete en <lugar>, carro <tono>
nos vemos en <lugar> | mejor en <lugar> a las <hora> | te espero en <lugar>, traigo gorra <tono> | a las <hora> en <lugar>, no le digas a nadie
la casa <tono> junto a <lugar> | vivo atrás de <lugar>, portón <tono> | la dirección es <calle> | cáele a <calle>, toca fuerte
es la tercera casa pasando <lugar>, la <tono> | mi depa está arriba de la <tienda>, timbre dos | trabajo en la <tienda>, pasa a saludar
date una vuelta por la <tienda> y pregunta por mí | siempre estoy en <lugar> por las tardes, búscame
dónde vives? | en qué calle estás | a qué escuela vas | a qué hora sales, paso por ahí | qué camión tomas | por dónde te vas a tu casa
tus papás a qué hora trabajan? | estás solo en las tardes? | quién te cuida | te revisan el celular? | alguien lee esto además de ti?
no le cuentes a tu mamá | que quede entre nosotros | esto es secretito | borra este mensaje | no tienen por qué enterarse en tu casa
diles que acabamos a las ocho y nos vamos antes | di que tienes entrenamiento | que no sepa tu tutora lo del dinero extra
mándame una foto tuya | cómo eres? mándame selfie | te ves más grande que en la foto | tienes novio? | eres muy linda pa tu edad
quiero conocerte mejor antes, te invito un helado | si quieres te quedas a dormir | tengo alberca, vente cuando no haya nadie
te regalo un celular para que hablemos | te dejo un chip en el <sitio> | te compro saldo y me escribes
hola soy <nombre> el de la <chamba>, se me traba la app, mi cel <phone> | señora mi whatsapp es <phone> por si llueve
mi mamá ve todo aquí, búscame en <app>: <handle> | no me dejan pero tengo <app>, <handle> | mejor hábleme al de mi amigo <phone>
salgo a las dos, me encuentra en <lugar> | vivo en <calle>, queda cerquita | estoy sola hasta las cinco, venga cuando quiera
Motivo: el plan nuevo se lo dejé en el buzón de voz, <phone>. | Reseña: excelente, y a <nombre> le digo que me marque al <phone>
Reseña: buenísimo, búsquenme en <app> como <handle> para más trabajo | Cancelo aquí, seguimos por correo: <mail>
Título: <chamba>, informes al <phone> | Evento: apúntense por <app> con <handle>, no aquí | Informes: <mail>
che, mandame un mensaje al <phone> y arreglamos | vos tenés <app>? pasame tu usuario | agendame, <phone> | hablame por privado, no por acá
tío, pásame tu móvil y lo hablamos | dame un toque al móvil <phone> | quedamos en <lugar> sin tus padres, vale? | te cojo en coche en <lugar>
mijo tírame al <phone> | nene escríbeme al cel <phone> | pana, dame tu contacto | broder, agrégame en <app> | parce, ¿tiene <app>?
📞 <phone> | 👻 <handle> | 📲 al <phone> | adivina mi usuario: mi perro más 09, en la app del fantasma | mi nombre al revés, en <app>
la clave del portón es <three><three><four>, úsala en el teléfono y contesto yo | suma mis precios y me marcas
fíjate en la primera letra de cada renglón | lo que sobra de la lista es mi número | voltea el recibo, ahí está
`);
