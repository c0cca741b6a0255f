import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { mailAddress } from '../../kernel/mail-address.ts';
import { PhoneNumber } from '../../kernel/phone-number.ts';
import { timeZone } from '../../kernel/time-zone.ts';
import { Day, hasAtMost, Moment } from '../../kernel/values.ts';
import { manyLines, oneLine } from '../../kernel/written-text.ts';
import { KidsProfile, kidsAvatars } from '../kids/kids.ts';
import { accountTypes, roles, userTypes } from '../profiles/account-types.ts';
import { stateCalled } from '../profiles/us-states.ts';
import { AgreedTerms } from '../terms/terms.ts';

/** Business professionals describe their business here; any field may be left out. */
export const BusinessProfile = z
  .object({
    businessName: z.string().nullable(),
    licenseNumber: z.string().nullable(),
    licenseType: z.string().nullable(),
    licenseState: z.string().nullable(),
  })
  .meta({ id: 'BusinessProfile' });
export type BusinessProfile = z.infer<typeof BusinessProfile>;

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
    /** Fixed once it was given; asked of everybody. */
    dateOfBirth: Day.nullable(),
    timeZone: z.string().nullable(),
    /** Only business professionals have it. */
    business: BusinessProfile.nullable(),
    /** Only kids accounts have it. */
    kids: KidsProfile.nullable(),
    isSetUp: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.infer<typeof OwnProfile>;

const optionalText = (what: string, longest: number) =>
  oneLine()
    .refine(hasAtMost(longest), `${what} must be less than ${longest} characters`)
    .optional();

/** The form and the service say this where a kids account leaves out its parent. */
export const parentNeeded = {
  parentName: 'Parent name is required',
  parentEmail: 'Parent email is required',
  parentPhone: 'Parent phone is required',
} as const;

/**
 * The form of a profile. Fields of another account type than the chosen one are left out or ignored. A kids account needs
 * the three of its parent, which are fixed once the parent has answered; until then they may be mended.
 */
export const ProfileSetup = z
  .strictObject({
    fullName: oneLine('Full name is required')
      .min(1, 'Full name is required')
      .refine(hasAtMost(120), 'Full name must be less than 120 characters'),
    location: oneLine('Location is required')
      .min(1, 'Location is required')
      .refine(hasAtMost(200), 'Location must be less than 200 characters'),
    bio: manyLines().refine(hasAtMost(2000), 'Bio must be less than 2000 characters').optional(),
    profession: optionalText('Profession', 120),
    accountType: z.enum(accountTypes, 'Choose an account type'),
    userType: z.enum(userTypes).optional(),
    /** Needed until there is one; later only the same is taken. */
    dateOfBirth: z.iso.date('Enter your date of birth').optional(),
    timeZone: timeZone.optional(),
    /** The version of the terms that an adult agrees to with the form. */
    agreedTerms: AgreedTerms.optional(),
    businessName: optionalText('Business name', 120),
    licenseNumber: optionalText('License number', 60),
    licenseType: optionalText('License type', 120),
    licenseState: optionalText('License state', 60).refine(
      (state) => !state || stateCalled(state) !== null,
      'Enter a state, as NJ or New Jersey',
    ),
    parentName: optionalText('Parent name', 120),
    parentEmail: z
      .union([
        z.literal(''),
        z.email({ pattern: mailAddress, error: 'Parent email must be an email address' }).max(254),
      ])
      .optional(),
    parentPhone: z.union([z.literal(''), PhoneNumber]).optional(),
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

export const chooseKidsAvatar = endpoint({
  method: 'PUT',
  url: '/profiles/me/kids-avatar',
  schema: {
    summary: 'Choose the picture of your kids account from ours',
    body: z.strictObject({ avatar: z.enum(kidsAvatars) }),
    response: { 200: OwnProfile },
  },
});

/** MB are 1,048,576 bytes. */
export const pictureFile = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
} as const;

export const uploadAvatar = endpoint({
  method: 'PUT',
  url: '/profiles/me/avatar',
  file: pictureFile,
  schema: {
    summary: 'Upload your picture; what it says beside the picture itself, a place say, is removed',
    response: { 200: OwnProfile },
  },
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  url: '/profiles/me/avatar',
  schema: { summary: 'Remove your picture', response: { 200: OwnProfile } },
});
