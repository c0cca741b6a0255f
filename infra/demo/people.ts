import type { AdultAccountType } from '@sidework/contracts/identity/profiles/account-types';

export interface DemoPerson {
  key: string;
  fullName: string;
  accountType: AdultAccountType;
  location: string;
  profession?: string;
  bio: string;
}

/** One password for all: it opens nothing but demo accounts on the machine that made them. */
export const demoPassword = 'tap-ladder-orchard';

export const emailOf = ({ key }: DemoPerson) => `${key}@demo.sidework.local`;

export const people: DemoPerson[] = [
  {
    key: 'clara',
    fullName: 'Clara Whitfield',
    accountType: 'client',
    location: 'Newark, NJ',
    bio: 'Owner of a two-family house from 1924 that always needs something.',
  },
  {
    key: 'marcus',
    fullName: 'Marcus Adeyemi',
    accountType: 'client',
    location: 'Austin, TX',
    bio: 'I run a small bakery and would rather bake than fix things.',
  },
  {
    key: 'helen',
    fullName: 'Helen Park',
    accountType: 'client',
    location: 'Portland, OR',
    bio: 'Property owner with three rentals in the east of the city.',
  },
  {
    key: 'tom',
    fullName: 'Tom Berger',
    accountType: 'client',
    location: 'Jersey City, NJ',
    bio: 'New to the city, new to owning a home.',
  },
  {
    key: 'elena',
    fullName: 'Elena Duarte',
    accountType: 'client',
    location: 'Lisbon, Portugal',
    bio: 'I live in Lisbon and rent out the apartment in Newark where I grew up.',
  },
  {
    key: 'pat',
    fullName: 'Pat Delgado',
    accountType: 'gig_worker',
    location: 'Newark, NJ',
    profession: 'Plumber',
    bio: 'Twenty years of leaks, drains and water heaters. I explain before I repair.',
  },
  {
    key: 'ruth',
    fullName: 'Ruth Okafor',
    accountType: 'gig_worker',
    location: 'Elizabeth, NJ',
    profession: 'Electrician',
    bio: 'Small jobs done properly: outlets, fixtures, panels.',
  },
  {
    key: 'sam',
    fullName: 'Sam Lindqvist',
    accountType: 'gig_worker',
    location: 'Austin, TX',
    profession: 'Carpenter',
    bio: 'Decks, shelves, doors that close. I leave the place cleaner than I found it.',
  },
  {
    key: 'ines',
    fullName: 'Inês Carvalho',
    accountType: 'gig_worker',
    location: 'Portland, OR',
    profession: 'Landscaper',
    bio: 'Gardens that survive a dry August.',
  },
  {
    key: 'devon',
    fullName: 'Devon Hughes',
    accountType: 'gig_worker',
    location: 'Round Rock, TX',
    profession: 'Painter',
    bio: 'Inside and out, two coats, straight lines.',
  },
  {
    key: 'naomi',
    fullName: 'Naomi Feld',
    accountType: 'business_professional',
    location: 'New York, NY',
    profession: 'Accountant',
    bio: 'Books, taxes and plain answers for people who work for themselves.',
  },
  {
    key: 'arjun',
    fullName: 'Arjun Mehta',
    accountType: 'business_professional',
    location: 'Austin, TX',
    profession: 'IT consultant',
    bio: 'Networks, backups and websites for small shops.',
  },
  {
    key: 'lucia',
    fullName: 'Lucía Romero',
    accountType: 'business_professional',
    location: 'Beaverton, OR',
    profession: 'Real estate agent',
    bio: 'Fifteen years between Beaverton and Gresham.',
  },
];
