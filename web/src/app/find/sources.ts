import { type DeductionView, listDeductions } from '@sidework/contracts/business-tools/deductions';
import { listDocuments } from '@sidework/contracts/business-tools/documents';
import {
  type IncomeRecordView,
  listIncomeRecords,
} from '@sidework/contracts/business-tools/income-records';
import { crmPersonPath } from '@sidework/contracts/client-services/crm-addresses';
import { listCrmPeople } from '@sidework/contracts/client-services/crm-people';
import { listServices } from '@sidework/contracts/client-services/services';
import { courseTypeLabel } from '@sidework/contracts/education-events/course-options';
import { listCourses } from '@sidework/contracts/education-events/courses';
import { listEvents } from '@sidework/contracts/education-events/event-listings';
import { canAccessCrm } from '@sidework/contracts/identity/profiles/account-types';
import { formatCents } from '@sidework/contracts/kernel/money';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { listGigs } from '@sidework/contracts/marketplace/gigs';
import { listJobs } from '@sidework/contracts/marketplace/jobs';
import { discoverPeople } from '@sidework/contracts/network-chat/connections';
import { articles } from '../../features/help/articles.ts';
import { searchArticles } from '../../features/help/search-articles.ts';
import { call } from '../../lib/api.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';

export interface Found {
  id: string;
  title: string;
  detail: string;
  to: string;
}

interface Source {
  label: string;
  isFor: (viewer: Viewer | undefined) => boolean;
  find: (search: string) => Promise<Found[]>;
}

const everyone = () => true;
/** A child keeps no contacts of adults. */
const keepsContacts = (viewer: Viewer | undefined) =>
  viewer !== undefined &&
  viewer.accountType !== null &&
  viewer.accountType !== 'sidework_kids' &&
  canAccessCrm({ accountType: viewer.accountType, roles: viewer.roles });
const limit = 4;

/** The parts of the platform that are searched side by side; each server gives only what the viewer may see. */
const sources: Source[] = [
  {
    label: 'Your work',
    isFor: (viewer) => viewer !== undefined,
    find: async (search) => {
      const [own, received] = await Promise.all([
        call(listServices, { query: { as: 'professional', search, limit } }),
        call(listServices, { query: { as: 'client', search, limit } }),
      ]);
      return [
        ...own.items.map(({ id, title, client }) => ({
          id,
          title,
          detail: `You work for ${client?.fullName ?? 'someone'}`,
          to: paths.service(id),
        })),
        ...received.items.map(({ id, title, professional }) => ({
          id,
          title,
          detail: `${professional?.fullName ?? 'Someone'} works for you`,
          to: paths.service(id),
        })),
      ].slice(0, limit);
    },
  },
  {
    label: 'People',
    isFor: (viewer) => viewer !== undefined,
    find: async (search) => {
      const { items } = await call(discoverPeople, { query: { search, limit } });
      return items.map(({ id, fullName, profession, location }) => ({
        id,
        title: fullName,
        detail: [profession, location].filter(Boolean).join(' · '),
        to: paths.chat(id),
      }));
    },
  },
  {
    label: 'Services',
    isFor: everyone,
    find: async (search) => {
      const { items } = await call(listGigs, { query: { search, limit } });
      return items.map(({ id, title, category }) => ({
        id,
        title,
        detail: categoryLabel(category),
        to: paths.gig(id),
      }));
    },
  },
  {
    label: 'Jobs',
    isFor: everyone,
    find: async (search) => {
      const { items } = await call(listJobs, { query: { search, limit } });
      return items.map(({ id, title, category }) => ({
        id,
        title,
        detail: categoryLabel(category),
        to: paths.job(id),
      }));
    },
  },
  {
    label: 'Courses',
    isFor: everyone,
    find: async (search) => {
      const { items } = await call(listCourses, { query: { search } });
      return items.slice(0, limit).map(({ id, title, type }) => ({
        id: String(id),
        title,
        detail: courseTypeLabel(type),
        to: paths.course(id),
      }));
    },
  },
  {
    label: 'Events',
    isFor: everyone,
    find: async (search) => {
      const { items } = await call(listEvents, { query: { search, limit } });
      return items.map(({ id, title, location }) => ({
        id,
        title,
        detail: location,
        to: paths.event(id),
      }));
    },
  },
  {
    label: 'Your documents',
    isFor: (viewer) => viewer !== undefined && viewer.accountType !== 'sidework_kids',
    find: async (search) => {
      const { items } = await call(listDocuments, { query: { search, limit } });
      return items.map(({ id, documentName }) => ({
        id,
        title: documentName,
        detail: 'Document vault',
        to: `${paths.documentVault}?${new URLSearchParams({ search: documentName })}`,
      }));
    },
  },
  {
    label: 'Your clients',
    isFor: keepsContacts,
    find: async (search) => {
      const { items } = await call(listCrmPeople, { query: { search, limit } });
      return items.map(({ id, fullName, stage }) => ({
        id,
        title: fullName,
        detail: `Client list · ${capitalized(stage)}`,
        to: crmPersonPath(id),
      }));
    },
  },
  {
    label: 'Your books',
    isFor: (viewer) => viewer !== undefined,
    find: async (search) => {
      const query = { search, limit };
      const [income, deductions] = await Promise.all([
        call(listIncomeRecords, { query }),
        call(listDeductions, { query }),
      ]);
      return [
        ...income.items.map((record) => entry(record, 'Income')),
        ...deductions.items.map((record) => entry(record, 'Deduction')),
      ]
        .sort((one, other) => other.date.localeCompare(one.date))
        .slice(0, limit);
    },
  },
  {
    label: 'Help',
    isFor: everyone,
    find: async (search) =>
      searchArticles(search)
        .slice(0, limit)
        .map((name) => ({
          id: name,
          title: articles[name].title,
          detail: articles[name].summary,
          to: paths.help(name),
        })),
  },
];

/** It leads to the one record, of any year. */
function entry(
  { id, description, amountCents, date }: IncomeRecordView | DeductionView,
  kind: 'Income' | 'Deduction',
): Found & { date: string } {
  const tab = kind === 'Income' ? 'income' : 'deductions';
  return {
    id,
    title: description,
    detail: `${kind} · ${formatCents(amountCents)} · ${dayText(date)}`,
    to: `${paths.taxTracker}?tab=${tab}&year=all&origin=${id}`,
    date,
  };
}

export const sourcesFor = (viewer: Viewer | undefined) =>
  sources.filter(({ isFor }) => isFor(viewer));
