import { textsOf } from './texts-of.ts';

/** The same in Spanish of several countries. */
export const variedHarmlessInSpanish = textsOf(`
Llama al perro y entra solito. | le llamamos Luna a la gata | la llamada del recreo es a las 11 | Se llama Tito y tiene 4 años. | llamen a la puerta una vez
El número uno de mis consejos: riega temprano. | número de hojas: 24 | juega con el número 9 | faltan un número de bolsas | mi número de la suerte es el 7
Escribe aquí cuando acabes. | yo nada más contesto en este chat | mándame mensaje por la app | por aquí está bien, mi mamá lo lee | aquí mismo platicamos
No doy mi cel, disculpe. | mi <familiar> no me deja pasar mi número | no uso whatsapp con clientes | no tengo redes, por aquí está bien | no comparto mi dirección
El pago va por la app. | no hace falta efectivo | prefiero que me pague aquí | la propina se pone al final, gracias | son 35 dólares por todo
Viene mi <familiar> conmigo. | mi <familiar> me lleva y me recoge | puede quedarse su <familiar> | pregunte a mi tutora | mi <familiar> ya aprobó el trabajo
Estamos todos en la casa. | mi esposa está ahí toda la tarde | ven con tu mamá la primera vez | nos gustaría conocer a tus papás | aquí está mi suegra
Toca la puerta de enfrente. | espera en el portal hasta que abra | el portón rechina | deja la bici junto a la reja | no entres por atrás, anda suelto el perro
Nos vemos el <dia> a las 10 como quedamos. | puede ser el <dia>? | llego a las 4:30 | de 9 a 12 me queda bien | media hora más tarde por favor
Cobro 12 la hora. | son 5 ventanas a 6 cada una | 250 por el pasto y 80 por las hojas | ¿lo deja en 40? | me quedan debiendo 5 | total 118 con la tierra
El patio mide 8 por 15. | a 10 cm de hondo | 3 tazas de harina y 2 huevos | hornea a 180 grados 25 minutos | una cubeta por mata | son 48 escalones
Tabla del 7: 7, 14, 21, 28. | página 155, ejercicio 5 | cuenta del uno al veinte | uno, dos, tres, cuatro y se le va el cinco | el examen trae fracciones
Tiene 6 años y el otro 9. | tengo <n> macetas | nací en 2011 | voy en segundo de secundaria | los gemelos duermen a las 8 | el abuelo nació en 1950
Ganamos 3 a 1. | metió 17 puntos | corrí 5 km en 26 minutos | perdimos en penales | soy el 10 del equipo
Roblox media hora y ya. | nada de fortnite entre semana | puede jugar Minecraft hasta las cinco | la fiesta es de Mario, 14 niños | pastel de Minecraft
Le enseño a su abuelita a usar whatsapp. | clase de computación para mayores, facebook y correo | tarea: ventajas y peligros de TikTok | exposición sobre el teléfono
La perrita se llama Señal. | el gato Telegrama jaja | tendedero es la línea de atrás | línea recta junto a la barda | luz de la señal está fundida
Quedó de foto. | subí las fotos del trabajo al anuncio | no mande foto suya, con las horas basta | el antes y el después están en la app | jardín de revista
Excelente muchacha, puntual. | muy buen trabajo, cinco estrellas | llegó tarde pero amable | dejó la reja abierta | quedó chueco el seto | lo recomiendo
El código lo tengo yo, te abro. | la llave la guarda mi esposo | no hay wifi, todo es en papel | la clave del candado no hace falta
El buzón va pintado de negro. | la nota del refri trae los horarios de la cena | debajo del tapete hay arena, bárrele | atrás del cuarto hay ortigas | etiquetas en los frascos
La casa es grande, 2 pisos. | pintamos la puerta de azul | la barda blanca, 20 metros | vivimos en esquina, hay más banqueta | la calle es tranquila
Limpieza de la iglesia con el padre y seis familias. | huerto de la escuela con los maestros | lectura en la biblioteca, se queda mi <familiar>
Junta de padres el <dia>, empezamos después. | mucho gusto, y saludos a su <familiar> | nos conocimos en la feria con tu mamá | a medio camino: 35
No estoy el <dia>, mejor otro. | trabajo en casa, toco puerta abierta | nadie se mete a la alberca sin mi esposa | no habrá nadie el <dia>, escoge otro
La sorpresa es para tu mamá, ella no, tu papá ya sabe. | el secreto del vidrio es el vinagre | dile a tus papás que acabamos a las seis | avísale a tu <familiar>
En qué grado vas? yo en octavo | cuántos años tienen los niños | dónde va la basura | hay escalera? | traigo podadora o tiene? | qué raza es el perro
Va a estar usted en la casa? | hay un adulto? | puede esperar mi <familiar> adentro? | puedo llevar a mi hermano, también está inscrito
Mi primo trabajó con usted. | la vecina nos prestó la escalera | el plomero llega a las 2 | don Luis de al lado saluda mucho, es buena gente
Se me murió el celular, perdón. | nada de celular en la cena | guarda el teléfono cerca de la alberca | pantalla rota, escribo lento | el teléfono suena, déjalo
Emergencia: marca 911 y grita a mi hermana que está arriba. | botiquín en el baño | simulacro en la escuela, llego tarde
Tarea: escribir un correo de agradecimiento. | clase de mecanografía | busca la palabra en el diccionario | busca la pala en el cuarto | encuentra la x
Recoge las varas. | tira las bolsas en la banqueta | cuelga la ropa | alcanza la repisa con el banco | no alcanzo el canalón | sigue las piedras hasta la puerta
Papel contact para los cajones. | contacto de la luz está flojo, no lo toques | el usuario del libro es de la escuela, no hace falta | perfil del techo muy inclinado
Pijamada de cumpleaños, estamos cuatro mamás toda la noche, tú ayudas hasta las 8. | noche de película con todas las familias
Limonada para todos. | hay tacos a la una, tu <familiar> está invitada | agua y sombrero por favor | zapatos cerrados | guantes en el gancho | manga larga por la hiedra
Tengo fiebre, cancelo el <dia>. | se movió el juego | si llueve lo pasamos al <dia> | necesito un día más, la pintura no seca | me queda grande el trabajo
Está muy barato por 9 ventanas. | ofrezco 40 | va, el <dia> | gracias, buen día | sí | de acuerdo | listo, quedó | perfecto!! | ahí nos vemos a la hora de siempre, en su puerta
La mochila pesa. | el tren es de 1957 | la plancha está caliente | lava los trastes | barre la cochera | junta las hojas en bolsas de papel | riega poquito los cactus
`);
