import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment } from '../kernel/values.ts';
import { accountTypes, adultAccountTypes, roles, userTypes } from './accounts.ts';

export const OwnProfile = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    profession: z.string().nullable(),
    bio: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    location: z.string().nullable(),
    userType: z.enum(userTypes),
    accountType: z.enum(accountTypes),
    roles: z.array(z.enum(roles)),
    completedServicesAsProfessional: z.number().int(),
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
    isSetUp: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.infer<typeof OwnProfile>;

export const ProfileSetup = z
  .strictObject({
    fullName: z
      .string('Full name is required')
      .trim()
      .min(1, 'Full name is required')
      .refine(hasAtMost(120), 'Full name must be less than 120 characters'),
    location: z
      .string('Location is required')
      .trim()
      .min(1, 'Location is required')
      .refine(hasAtMost(200), 'Location must be less than 200 characters'),
    bio: z
      .string()
      .trim()
      .refine(hasAtMost(2000), 'Bio must be less than 2000 characters')
      .optional(),
    profession: z
      .string()
      .trim()
      .refine(hasAtMost(120), 'Profession must be less than 120 characters')
      .optional(),
    accountType: z.enum(adultAccountTypes, 'Choose an account type'),
    userType: z.enum(userTypes).optional(),
  })
  .meta({ id: 'ProfileSetup' });
export type ProfileSetup = z.infer<typeof ProfileSetup>;

export const getOwnProfile = endpoint({
  method: 'GET',
  url: '/profiles/me',
  schema: { summary: 'Your own profile, whole', response: { 200: OwnProfile } },
});

export const setUpProfile = endpoint({
  method: 'PUT',
  url: '/profiles/me',
  schema: {
    summary: 'Set up or change your profile; account type, user type and role change together',
    body: ProfileSetup,
    response: { 200: OwnProfile },
  },
});
