import { textsOf } from './texts-of.ts';

/** The red door describes a house; in the others a child gives away too much. */
export const usualTries = textsOf(`
My house has a red door | my house is the one with the green gate | I live near the old mill | you find me at the bakery | come to my house | I'm at home every day
`);

/** Titles and words of work as they stand in the demo and in tests; no model may doubt them. */
export const usualHarmless = textsOf(`
Mow at 973 | 555 | 973 | 0142 is the best | 0142 is it | Mow at 973 555 | Lawns 973 555 | 42 | 7 | 212 | 88 | level 12 | 25 or 30? | 300 | about 640
Amara Stone | Newark, NJ | Keeps an eye on Sidework. | Authenticator app | Private security consultant | Low-voltage contractor | Sales tax permit
Austin business registration | Network administrator | Central Texas Technical Board | Backup specialist | Institute of Data Keeping
Electrical safety | Lone Star Safety Council | Data protection update | Low-voltage code | Security ethics | Cedar Bakery | Oak Street Dental
Hill Country Feed | Barton Books | Routers and cables sold | Internet and phone | Monitoring software | Drives to clients | Liability insurance
Tax return of the business | Professional Services | Test laptop | Start of the second year | Rent and living | Reading with a second grader
I read to my sister every evening, and I know a lot about dinosaurs. | Hello Leo! Could you begin at the library on Tuesday at four?
Yes, I come right after school. Which book does he like? | The one about the biggest dinosaurs. It is at the front desk.
I bring him on the first day, then we can meet. He is home by half past five. | We read two chapters today. He read one page alone!
Replace the kitchen faucet | Thank you for taking this. Does the day after tomorrow work for you?
It does. I write when I am on my way. Is there parking on the street? | Right in front of the house. The bell is loud, so ring once.
On my way, about ten minutes out. | How is the faucet doing on its first day?
Not a drop since you left. The bath upstairs drains slowly, I will post that too. | Two outlets for a home office
The desk goes on the wall by the window. Shall I move the bookcase before you come?
Please do, three feet are enough. The permit takes about a week, then I start. | The permit is here. I come tomorrow at eight if that suits you.
Eight is fine. The basement door sticks, just push. | The wiring is in. I close the wall once the inspector has seen it.
The inspection passed. Covers and labels are left, an hour of work. Is Friday good for you? | Shelves for the bakery storeroom
May I come by on Monday to measure? Half an hour, after your rush. | Come at two. You will leave with bread.
The wood is cut and the first coat is drying. | One wall is up and carries more than I can lift. The other next week.
I put eight sacks on it this morning. It did not notice. | Paint the shop front | Could you start early, before the first customers come?
At five, on the first dry day. I will write the evening before. | Tomorrow looks dry. I start scraping at five.
Great. I am in from four, knock for coffee. | Backups for one register and one laptop
Which system does the register run? A photo of the start screen helps. | It says 10.2 at the bottom. I will have the login ready when you come.
Last night was the first copy of everything. The notes are on the desk. | I got a price list back all by myself. I did not think I could.
Yearly books for a two-family house | The box is heavier than I remembered. Where shall I bring it?
Keep it. Take photos of what is from this year and start with repairs. | Everything to June is booked. The water bills of March and April are missing.
I will ask the city for copies tomorrow. | Clear a backyard before winter | The gate is open from the alley. Any day next week is good.
Then Wednesday, the two of us. Shall we leave the roses? | Bookkeeping for One-Person Businesses
What to write down, when, and how to find it again in April.
Two hours for people who work for themselves and keep their own books. You learn what counts as income and when, which expenses belong to the business, and a routine of ten minutes a week that keeps both in order.
Income, and when it counts
Write income down on the day that it reaches you, with who paid and what for. What a client owes you is not yet income in a small set of books, though it is worth a list of its own.
Expenses that belong to the business
An expense belongs to the business if you would not have had it without the work. Keep the receipt, and write on it which job it was for while you still know.
Ten minutes a week
The same day, the same hour: enter what came in, what went out, and put the receipts away. Once a month compare the sum with what the bank says.
On which day is income written down? | When it reaches you | When the work begins | At the end of the year | Which expense belongs to the business?
Dinner with friends | One that the work made necessary | Any with a receipt | Disclosures That Hold Up
What a seller has to say, how to write it down, and what to do in doubt.
Three hours on the disclosures of a home sale, with forms that were filled in well and forms that led to a dispute. | What has to be disclosed
Whatever a buyer could not see and would want to know before they sign. | In doubt | Ask the seller in writing, and keep the answer with the file.
What is disclosed? | What a buyer could not see | Only what they ask for | Reading a Roof from the Ground
What a roof tells to somebody who cannot climb it. | Books and Coffee for the Self-Employed
An evening for people who work for themselves and keep their own books. Bring one question; leave with three people to ask the next time.
Three people at one kitchen sink, with tools. You find, turn and label every valve, and go home able to do the same there.
Pricing Work That Nobody Has Done Before
How to put a number on work without a precedent, with four real offers on the table: two that were too low, one too high, and one that was right.
Build a Birdhouse, Take It Home | Two hours with wood, glue and a drill. Young people are welcome when their guardian agrees.
Branch Brook Park, Newark, NJ | What Changed in the Tax Forms This Year | Panel Discussion
Three bookkeepers, the forms on the wall, and an hour for questions. | Demo Person | Grace Moreno | Leo Moreno | Mia Moreno | Noah Moreno | Zoe Park
Tobi Adeyemi | Nurse, gardener, and somebody’s mother. | Demo: the school ID was seen. | Helen Park | Marcus Adeyemi
Help with buying your first home
From the first look to the keys. I know every street between Beaverton and the river, and what real estate really sells for.
What your property is worth: a written appraisal | Two visits, three comparable sales and a written appraisal that a bank can read.
Property management for small landlords | Tenants, repairs and rent for up to four units, with one page of figures each month.
Books and accounting for one-person businesses | I sort the receipts, close the month and tell you in plain words where the money went.
A financial plan on two pages | Savings, debts and retirement on two pages that you will still understand in a year. | Notary at your kitchen table
I come to you in the evening, check papers and identity, and certify on the spot. Notary for New York. | Home inspection before you buy
Roof to cellar in three hours. You get forty photographs and a list of what is urgent and what is not. | Which insurance your business needs online
I look at what you keep of customers and how, and say what an insurance against attacks has to cover. | One room painted in one day
Walls and ceiling, two coats, furniture moved and put back. I bring everything but the colour. | Garden made ready for winter
Beds cut back, leaves composted, roses covered. I bring my own tools and take the rest away. | Your slow computer made fast again
By remote or at your place around Austin. Your files stay where they are, and I explain each step. | Outlets, switches and lamps
Small electrical work, done properly and tested. Licensed and insured in New Jersey. | Shelves that fit your wall
Measured, cut and mounted within a week, in pine, oak or painted. | Drain cleaning, same day
Kitchen, bath or cellar. If it does not run when I leave you pay nothing. | Leaking tap or pipe
Most leaks are an hour of work. I look first, say the price, and only then begin. | Ironbound, Newark, NJ
The old faucet drips and the handle is loose. I have bought a new one, single hole, with a pull-down spray. The shut-off valves under the sink work.
Forest Hill, Newark, NJ | Two more grounded outlets on the wall where the desk stands. The panel is in the basement right below and has free slots.
East Austin, TX | Fourteen feet of solid shelves that carry flour: thirty pounds a foot. Wood, sanded and sealed so that they can be wiped.
Door, frame and two columns, about 130 square feet. The old paint flakes, so it needs scraping first. The color is chosen. | Montavilla, Portland, OR
Brambles along the fence, a fallen branch, two beds to cut back. Yard waste can go into the bins in the alley.
Move-out cleaning of a two-bedroom apartment | Lents, Portland, OR
Empty apartment, 750 square feet. Oven and fridge inside, windows inside, bathroom tile. The neighbor has the keys. | Fix a toilet that keeps running
Journal Square, Jersey City, NJ | It refills every ten minutes. I changed the flapper and it did not help. I can be home any evening after six.
Hang doors that were taken off | The Heights, Jersey City, NJ
Three interior doors were taken off by the last owner. They are in the basement with their hinges. One needs planing.
Rent from one apartment, repairs, a small loan. I keep the receipts in a box and need them turned into something for my tax return.
Downtown Austin, TX | Nothing is backed up today. I would like it to happen by itself every night and to know how to get a file back.
Check of a furnace before the cold | Sellwood, Portland, OR
Gas furnace, eleven years old. Filter, burner and the carbon monoxide sensor. A short written note of what you found, please.
Paint a bedroom, walls and ceiling | Hoboken, NJ
Ten by thirteen feet, high ceiling, one window. Furniture is in the middle and covered. White ceiling, gray-green walls. | Install a ceiling fan
Vailsburg, Newark, NJ | Replaces a light; the box is rated for a fan, so the last owner said. Fan and remote are here.
Deep cleaning of a bakery kitchen
On a Sunday, when we are closed. Hood filters, floor, walls up to six feet, behind the ovens. We have the degreaser. | Repair three fence panels
St. Johns, Portland, OR | Cedar fence, the wind took three panels. Posts stand firm. I can order the wood if you tell me what.
Which of these two condos should I buy? | Jersey City, NJ
I have two offers and would like an hour with somebody who knows the area and is not selling either of them. | Slow drain in the upstairs bath
Hair, I think, but the snake I own does not get past the bend. Cast iron pipes. | Wall bench with storage for six guests | Travis Heights, Austin, TX
Along a ten-foot wall with lids that open. Oak or ash. I have a drawing with sizes. | Drip irrigation for four raised beds
There is a spigot twenty feet away. A timer that I can set myself would be good. | Set up a home network
Router is in the hall, no signal in the back room. I work from home and drop out of calls. | Advice on a lease
The tenant downstairs wants to leave early and has found somebody to take over. I want to know what I must and may do.
Career talk with an apprentice baker | Austin, TX
He is twenty and good, and thinks of leaving. I would like him to talk to somebody who is not me. Online is fine. | Gutters on a two-story house
Gresham, OR | Full of leaves and one joint drips. Bring your own ladder, it is 22 feet to the edge. | Assemble a wardrobe
Seven feet nine inches high, eleven boxes, third floor with an elevator. It must be fixed to the wall. | Prune two apple trees | Montclair, NJ
Not touched for five years. About thirteen feet high. Branches can be stacked by the shed. | Exhaust fan rattles
The fan over the oven began to rattle on Monday. It is on the roof, easy to reach from the back. | Turn a paper list of repairs into a plan
Portland, OR | Three houses, forty items. I want to know what is urgent, what can wait and what each will cost about.
Replace a cracked bathroom tile | One floor tile by the door. The last owner left six spare ones. | Grounded outlets in an old kitchen | Elizabeth, NJ
Four outlets along the counter, two of them beside the sink. The wiring to the room is from 1998, the panel has free slots.
Doorbell that can be heard upstairs | A second chime on the upper floor, on the transformer of the first. I have the chime.
New light in the stairwell | The old one hums. Ten feet up, so a ladder on stairs. I would like one with a motion sensor.
Website with opening hours and a map | One page that looks good on a phone, where I can change the hours myself. I have the photos. | Demo Client
Hello Clara, I paint the house next to yours on Thursday. If your porch is to be done before winter, I have the ladder there anyway.
Do you also come to Portland for a whole house, or do you know somebody? | I never said that I sell. She asks a stranger for bank details.
The same text stands on three other sites, each with another name. | Haul away an old upright piano
Ground floor, two steps to the street. It does not hold its tuning any more, and nobody wants it as a gift. | Regrout the floor of a shower
About twelve square feet of small tiles. The tiles are firm, the grout crumbles along the drain. | United States
Key under the second pot. Old pipes: bring copper. | New to the house. Explain first, then repair. | Three rentals, pays within the week.
Writes in the morning of Lisbon. Tenant lets me in. | Radiator valve in the hall | Boiler service, three flats | Kitchen trap renewed
Frost plug for the outside tap | Burst pipe behind the laundry | Shower mixer for the tenant | Water heater flushed | Second bath, rough-in
Two toilets replaced | Washing machine connected | Garden hose line | Second bath, fittings | Pressure regulator | Dishwasher connected
Leak above the tenant’s kitchen | Sump pump before the rains | Basement floor drain | Bath tap cartridge | Boiler check before winter | New stopcock
On time, clear about the price, and no mess left behind. | Good work. It took an hour longer than planned.
The leak is gone, but I had to ask twice for a day. | As talked about on the phone, parts included. | Three waste lines renewed
Two of three lines are in and hold. The third, with its wall, is worth $250. | Copper riser from cellar to attic
New riser over three floors, old one capped, walls closed again. | The water runs like in a new house. | Heat pump water heater
Old tank out, new one in, with the permit and the first service. | Repipe of the upper flat
Kitchen and bath of the upper flat in PEX, in two visits. | The wall behind the bath is tile on concrete: a day more.
Bathroom for the tenant, ground floor | Basin, mirror cabinet and a new waste pipe. | The cabinet hangs askew and the waste pipe still drips.
Rainwater tank for the garden | Tank of 300 gallons with filter and pump. | Hot water loop for the three flats
Return line with a pump on a timer, insulated in the cellar. | The pump hums at night. Please set the timer and put rubber under it.
Tankless heater for the flat | Wall unit with its own gas line and flue. | Bath and basin lines from the second floor to the cellar.
Two of the three lines are done, and no day for the third. | Water softener in the cellar | Softener with bypass, drain and the first bag of salt.
Bidet for the second bath | Fitted beside the toilet, with its own stopcocks. | The covers you chose are on back order and come a week later.
Clara Whitfield | Owner of a two-family house from 1924 that always needs something. | I run a small bakery and would rather bake than fix things.
Property owner with three rentals in the east of the city. | Tom Berger | New to the city, new to owning a home. | Elena Duarte | Lisbon, Portugal
Pat Delgado | Twenty years of leaks, drains and water heaters. I explain before I repair. | Ruth Okafor
Small jobs done properly: outlets, fixtures, panels. | Sam Lindqvist | Decks, shelves, doors that close. I leave the place cleaner than I found it.
Inês Carvalho | Gardens that survive a dry August. | Devon Hughes | Round Rock, TX | Inside and out, two coats, straight lines. | Naomi Feld
New York, NY | Books, taxes and plain answers for people who work for themselves. | Arjun Mehta | IT consultant
Networks, backups and websites for small shops. | Lucía Romero | Beaverton, OR | Real estate agent | Fifteen years between Beaverton and Gresham.
Monthly accounting for a bakery
One register, two suppliers, four people on the payroll. I export everything on the first of the month and would like a short report by the tenth.
Compare the insurance of three rental houses
Three policies from three companies, made at different times. I want to know what is covered twice, what is not, and what one policy for all would cost.
A notary at the kitchen table
Two signatures under a power of attorney. My mother does not leave the house, so somebody has to come by. Any weekday morning.
Inspection of a condo before I make an offer
Two bedrooms, fourth floor, built in 1988. I would like to be there and to have a written report within three days.
Somebody to look after the apartment above the shop | A plan for my savings
I have put money aside for a home and wonder whether to wait. Two hours, no products, a page that I can come back to. | Appraisal of a duplex
I think of selling next summer. Two units, both let, new roof in 2022. The papers are in one folder.
I can do this any morning of the week, between nine and noon. The price includes new supply lines, which I would change with the faucet.
Two outlets on their own breaker, tested and labeled, with the permit. Half a day.
Birch plywood, one inch, on steel brackets into the studs. I build them in my shop and need three hours in yours.
Scraped, primed, two coats. I start at five so that you can open at eleven.
One day for two of us. I would leave the roses until spring, they will thank you.
Bring the box. You get a ledger, a summary by the lines of the form and a list of what is missing.
Most likely the fill valve. I bring one; if it is something else I tell you before I go on.
I check the box first. If it is not rated for a fan I can fit one that is, for 25 more.
I have a machine that gets past the bend and is kind to cast iron. An hour at most.
I bring a stair ladder. The light you describe is on my van in white.
Ash, oiled, with soft hinges for the lids. Please send the drawing, and I confirm the price.
I am in Portland the week after next for a deck and could do it then.
Pressure regulator, filter, timer and a line per bed. I explain the timer twice.
A wired access point in the back room is better than any repeater. Remote first, then a visit.
One fast page. You change the hours in a sheet that looks like the sign on your door.
Two days, two coats, dust kept out of the hall. I can match any color you bring.
Remote, an hour, with the numbers of both streets from the last two years in front of us.
I do tile too when it is in a bathroom. Grout needs a day before you step on it.
Late winter is best. I would take out a third this year and the rest next.
I can do the costs and the order of payments; somebody else should judge the roofs.
I do this for two cafes. You would have the report by the eighth, with the three numbers that matter on top.
I would compare it with five sales of this year, let units alone, and tell you what I left out and why.
Four hours on site, photographs of everything that I find, and the report two days later.
I plane the one on the spot. Please keep the hinges together with their screws, that saves us half an hour.
I would use one of your spare tiles and match the grout. One visit, dry by the evening.
If the floor below is soft I mend that too, which is often why a tile cracks in the first place. | Bäckerei Sommer | Backup plan | Marta Nowak
Website check | Harbour Cycles | Canada (Ontario) | Shop network | Shenzhen Cable Works | Power supplies | Nordic Racks | Steel cabinets
Leeds Radio Club | United Kingdom | Refurbished routers | SW 4410 2213 8 | Perth Makerspace | Sensor kits
This is a sample of the Sidework demo. It is worth nothing. | Schedule C of last year | As it was filed in April. | Schedule C
Profit or loss from business | Net profit: $41,280.00 | Form 1099-NEC | Box 1: $18,400.00 | General liability policy
One million for each case. Call the broker before any work on a roof. | General liability insurance | Limit of each occurrence: $1,000,000
Service agreement, Cedar Bakery | Service agreement | Monthly support of the network and the tills | Office lease | Lease of an office
Receipt for the test laptop | Invoice 2031, Barton Books | Invoice 2031 | Network plan: $1,420.00 | Low-voltage license | License TX-LV-88310
Notes of the server room | Old price list | Came when he said, done in an hour, and the cabinet was cleaner than before.
Rake the leaves of two front yards | Two yards side by side, mostly maple. Rakes and bags are here. A dry afternoon would be best.
Shovel the steps and the walk after snow
Eight steps and about thirty feet of walk, before eight in the morning. For the whole winter, each time it snows. | Walk a calm old dog after school
Half an hour around the park, Mondays to Thursdays. She knows the way and likes to stop at every tree. | Help with a phone that is full
Ten years of photos of bread. I want them on the laptop and the phone empty, and to see how it is done.
Twice a week for an hour at the library. He likes dinosaurs and does not like reading aloud yet. | Mow the lawn behind a rental house
Every second week from April on. The mower is electric and stands in the shed. Tenants know that you are coming. | An evening with two small children
Pictures of cakes for a window
Six cakes on a Saturday morning, by daylight. Your own camera or a good phone. You may show the pictures as your work. | Weed two flower beds
About an afternoon. Gloves and a bucket are here, and I show you first what is a weed and what is not. | Lifeguard for a neighborhood pool day
Saturday from noon to four, about twenty swimmers. A grown-up with a certificate is there the whole time; please bring yours.
I can come on Saturday. | Rake | Rake the leaves, please. | I mow lawns | After school, with my own mower. | Hello | The gate is still open.
All done on time. | More work than we thought. | A part is late. | Thank you. | Bookkeeping | The books of one person. | Income | What counts.
Trades and tools | Meet other trades. | Parking | Park behind the house. | Walk my dog | Every day after school. | It is not done. | As agreed.
The school ID was shown by video. | Reported by many, for words to children. | Is the tap still dripping? | G Quill | They lie all over the yard.
On Saturday at nine. | May I write to you? | Nothing more goes into it. | Seats to be sold. | It drips all night, and all day too.
I can be there tomorrow with a wrench. | Tomorrow at nine, with the wrench. | May I ask you something?
I can be there tomorrow with a washer and a wrench. | It drips. | Leaves | Grüße | Names | Mow the lawn | The lawn is half done. | It rained.
It is half done. | Nobody was there. | A part was done. | It was not done. | Paint the fence | Repair a leaking tap | He is a thief | No. | You lie
It drips | Released by itself | It still drips. | Half of it was done. | It was left half done. | The kitchen tap drips day and night.
It was never done. | I was there all day. | Less work than we thought. | Less of it is left. | New tap | Neat and quick. | A course | Repair a tap
A concert | Or me | Neat. | Neat and on time. | It drips again. | Neat work. | The tap still drips. | And the handle is loose. | The tap drips.
Nothing had begun. | Please give a reason for going back | The wrong part was delivered. | A mistake of mine. | Client sets the deadline
Another one. | Fair Housing | Issued in error. | Again. | Behind the hall. | Real Estate CE | Ada Example | Say who looks after the children.
Build a birdhouse | Wood and glue. | Trades | Meet all trades. | Café | Naïve | Taxes | Tools 100% | Off | Soon | Held by Ada | Held by another
Certificate: Bookkeeping for sole proprietors | Ticket: Trades and tools | No hall. | The hall is flooded. | A trap | It is a trap | Rain. | Meetup
It sells what it does not have | Sidework took this event off its list. | The organizer is no longer on Sidework. | Other | Books | Journals that hold
Too short. | The second lesson is too short. | Better | Short | Bookkeeping for sole proprietors | The books of a one-person business.
What counts as income. | The lesson is too short. | Syllabus | Expenses | What counts as an expense. | Dogs walked after school | An hour in the park.
I have a mower. | Another title | Another description. | Lawns of all sizes | I bring my own rake. | Lawns and hedges | Tap and pipe repair
I mend what drips. | First | Second | Third | Wall painting | Tap repair | Talk first | TAPS and more | Also every drain. | Tap repair today
Math tutoring | Nothing else | Repair two taps | Both of them drip. | Rake the leaves | Rake the leaves of the yard.
A young person has answered this job, so it stays as it is. Close it and post it anew. | Late | Rake more leaves | It drips only by day.
I can come tomorrow morning. | It drips day and night. | Rake leaves | Description must be at least 10 characters | Come | Else | Drips | Drips too
A painter and a plumber | Hang a mirror | Cut glass | Wire a DOORBELL | Paint | Two rooms, one doorbell cover | Mow | Plain | Philadelphia | Newark
Brooklyn | With an inspection before the sale | Inspection | Inspection near | Appraisal near | Appraisal
Electrical jobs within 50 miles of Elizabeth, NJ | Rooms | Walls and ceilings | Painting jobs | Bob’s open job description | Bob waits. | Ada waits.
Ada was taken. | Ada’s open job | Ada’s filled job | Mend the blue gate | My ladder is the longest. | Gutters cleaned | All of them, in a day.
I can come today already. | Message must be at least 10 characters | Tap | The picture is mine | It drips at night. | To see | Nothing | Hi
Nothing was said. | Hi Noah | A report | One more | Shall we play? | Can you come at nine? | One more thing | The pipe has burst | Bye
Something else | A report says so | The lawn is larger than we thought. | The oldest | Renamed | Master Plumber
Estimated tax payment 1 of 4 for 2026 | The quiz is missing. | It is. | Bob Builder proposes to do “Repair a leaking tap” for $99.00.
Bob Builder proposes $99.00 for “Repair a leaking tap” | The mower stands in the shed | I found it | New | Are you there? | Done | At nine? | One
Two | Rude | It is not allowed here | Pay me outside of here | Miracle roofs | It is a picture of my roof | A tap | I was not paid | Careful
It is a scam | A report about this room | Once | A corner is left | Log out | Sign In | Sign Up | Create account | Forgot password? | Send reset link
Choose a new password | New password | Save password | Two-step verification comes first | Set up two-step verification | Platform health | Services
Action | Entries of the audit log | Granted a role | Ada Admin | Messages, 1 unread | Message requests | Accept | Conversations | All messages
New messages | Ledger of Newark | Deny | Approve | This request is no longer open | Show syllabus in a new tab | Start review | Approve course
Publish | Course page | Enroll Now | Students | Post Your Course | Add a question | Question | Submit for review | Finish this lesson
At the end of the month | Send answers | At the time of the act | Download PDF | Page to verify it | Register Now | Complete Registration | Pay $25.00
Who comes | Check in | Post Event | Post an event | Your card | Continue | Children | Robin Green | Rules | Take back your consent | Take it back
Go to your child’s account | Profile | Post a Job Request | Search jobs | Available Jobs | Complete Profile | Yes, that is right | See the whole job
Submit Proposal | Send proposal | Your proposal | No jobs found | Post a job for this | Post job | Professionals for what matters | Loading the page
Login | Notaries | Jobs for you | Post a Gig | Post gig | Number 1 of this gig | Message & Book Service | What this conversation is about
New Service | Create Service | Update | Post a Job | Compare 2 proposals | Proposals side by side | Hire | Hire for $99.50 | Services Completed
Send report | Ask for an export | Exports | Download | Goodbye, and thank you | Delete your account | Delete my account | Add a passkey | Name
Save name | Sign in with a passkey | Remove Key at home | Remove passkey | Payment history | Propose Payment Adjustment | Propose new terms
Negotiate Payment | Counter | Save Deadlines | Fund $110.00 | Continue to payment | Request Deadline Extension | Submit Request | Complete service
Release $110.00 | Leave Review | Submit Review | Cancel Service | Dispute | Open the dispute | Decide | Split $99.50 | Decide the dispute
Make recovery codes | I have saved them | One more step | Code | Use a recovery code | Recovery code | Sign out | Remove Work phone | Remove
Change password | Reauthenticate | Open form | Reason | Reject consent | Verification | No children yet | Search accounts | Search | For how long
Ban account | Audit log | Banned an account | With a signed form | Agree | Form to sign | How far your account is | Open the request | Consent
Create an account | With a card | Agree, and charge 50 cents | Thank you. Your consent counts | Log in | Add authenticator app
A description that is long enough to be one, and then a little longer. | I can come tomorrow morning and bring the parts. | Kitchen faucet | Robin
Upload Document | Documents | Upload | Your document | Stop | View Receipt for a pump | Receipt for a pump | View Lease of the workshop
Delete Lease of the workshop | Delete document | Restore Lease of the workshop | Back to the documents | Exported Goods | Add Export
Go back to “In Progress”? | Go back | Request changes | Edit review | Average Rating | Age Verification Required | Stay safe | I Understand
Proposals | Proposals of your child | No proposals yet | Message | Job rooms | Work of your child | I can come on Saturday morning.
`);
