export type DemoMessage = [daysAgo: number, from: 'client' | 'professional', content: string];

/** A photo that the client sends about a job, and the answer to it with a sign. */
export const photosInChat: Record<
  string,
  { daysAgo: number; name: string; content: string; answer: string }
> = {
  'Replace the kitchen faucet': {
    daysAgo: 18.2,
    name: 'front-of-the-house.png',
    content: 'This is the house. Park under the window on the left.',
    answer: 'Found it on the map. I will be there at nine.',
  },
};

/** The conversation about a job, by its title; each writer has read what the other wrote before. */
export const conversations: Record<string, DemoMessage[]> = {
  'Replace the kitchen faucet': [
    [18.5, 'client', 'Thank you for taking this. Does the day after tomorrow work for you?'],
    [18.4, 'professional', 'It does. I write when I am on my way. Is there parking on the street?'],
    [18.3, 'client', 'Right in front of the house. The bell is loud, so ring once.'],
    [16.3, 'professional', 'On my way, about ten minutes out.'],
    [15.95, 'professional', 'How is the faucet doing on its first day?'],
    [
      15.9,
      'client',
      'Not a drop since you left. The bath upstairs drains slowly, I will post that too.',
    ],
  ],
  'Two outlets for a home office': [
    [
      17.4,
      'client',
      'The desk goes on the wall by the window. Shall I move the bookcase before you come?',
    ],
    [
      17.3,
      'professional',
      'Please do, three feet are enough. The permit takes about a week, then I start.',
    ],
    [12.3, 'professional', 'The permit is here. I come tomorrow at eight if that suits you.'],
    [12.25, 'client', 'Eight is fine. The basement door sticks, just push.'],
    [6.0, 'professional', 'The wiring is in. I close the wall once the inspector has seen it.'],
    [
      1.15,
      'professional',
      'The inspection passed. Covers and labels are left, an hour of work. Is Friday good for you?',
    ],
  ],
  'Shelves for the bakery storeroom': [
    [16.4, 'professional', 'May I come by on Monday to measure? Half an hour, after your rush.'],
    [16.3, 'client', 'Come at two. You will leave with bread.'],
    [9.2, 'professional', 'The wood is cut and the first coat is drying.'],
    [3.1, 'professional', 'One wall is up and carries more than I can lift. The other next week.'],
    [2.9, 'client', 'I put eight sacks on it this morning. It did not notice.'],
  ],
  'Paint the shop front': [
    [14.0, 'client', 'Could you start early, before the first customers come?'],
    [13.9, 'professional', 'At five, on the first dry day. I will write the evening before.'],
    [3.3, 'professional', 'Tomorrow looks dry. I start scraping at five.'],
    [3.25, 'client', 'Great. I am in from four, knock for coffee.'],
  ],
  'Backups for one register and one laptop': [
    [
      12.5,
      'professional',
      'Which system does the register run? A photo of the start screen helps.',
    ],
    [12.4, 'client', 'It says 10.2 at the bottom. I will have the login ready when you come.'],
    [
      8.0,
      'professional',
      'Last night was the first copy of everything. The notes are on the desk.',
    ],
    [7.9, 'client', 'I got a price list back all by myself. I did not think I could.'],
  ],
  'Yearly books for a two-family house': [
    [12.3, 'client', 'The box is heavier than I remembered. Where shall I bring it?'],
    [
      12.2,
      'professional',
      'Keep it. Take photos of what is from this year and start with repairs.',
    ],
    [
      4.1,
      'professional',
      'Everything to June is booked. The water bills of March and April are missing.',
    ],
    [3.9, 'client', 'I will ask the city for copies tomorrow.'],
  ],
  'Clear a backyard before winter': [
    [1.5, 'client', 'The gate is open from the alley. Any day next week is good.'],
    [1.4, 'professional', 'Then Wednesday, the two of us. Shall we leave the roses?'],
  ],
};

export type DemoOffer = [daysAgo: number, title: string, description: string, dollars: number];

/** An offer in the conversation about a job, which its client has not answered yet. */
export const offersInChat: Record<string, DemoOffer> = {
  'Two outlets for a home office': [
    0.6,
    'A third outlet in the basement',
    'One outlet beside the workbench, on its own circuit. Wire, box and cover included; the permit of the office covers it.',
    280,
  ],
};
