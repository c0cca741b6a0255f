import type { DemoJob } from './jobs.ts';

/** For kids accounts, who see no others. */
export const youthJobs: DemoJob[] = [
  [
    'helen',
    'Rake the leaves of two front yards',
    'raking_leaves',
    [30, 50],
    ['Montavilla, Portland, OR', 45.5249, -122.5752],
    'Two yards side by side, mostly maple. Rakes and bags are here. A dry afternoon would be best.',
  ],
  [
    'clara',
    'Shovel the steps and the walk after snow',
    'snow_shoveling',
    [20, 30],
    ['Forest Hill, Newark, NJ', 40.7669, -74.1712],
    'Eight steps and about thirty feet of walk, before eight in the morning. For the whole winter, each time it snows.',
  ],
  [
    'tom',
    'Walk a calm old dog after school',
    'pet_walking',
    [10, 15],
    ['The Heights, Jersey City, NJ', 40.7487, -74.0549],
    'Half an hour around the park, Mondays to Thursdays. She knows the way and likes to stop at every tree.',
  ],
  [
    'marcus',
    'Help with a phone that is full',
    'computer_help',
    [15, 25],
    ['East Austin, TX', 30.2621, -97.7183],
    'Ten years of photos of bread. I want them on the laptop and the phone empty, and to see how it is done.',
  ],
  [
    'clara',
    'Reading with a second grader',
    'tutoring',
    [12, 18],
    ['Newark, NJ', 40.7358, -74.1722],
    'Twice a week for an hour at the library. He likes dinosaurs and does not like reading aloud yet.',
  ],
  [
    'helen',
    'Mow the lawn behind a rental house',
    'lawn_mowing',
    [25, 40],
    ['Lents, Portland, OR', 45.4797, -122.5669],
    'Every second week from April on. The mower is electric and stands in the shed. Tenants know that you are coming.',
  ],
];
