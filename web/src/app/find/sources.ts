import { listDocuments } from '@sidework/contracts/business-tools/documents';
import { listServices } from '@sidework/contracts/client-services/services';
import { courseTypeLabel } from '@sidework/contracts/education-events/course-options';
import { listCourses } from '@sidework/contracts/education-events/courses';
import { listEvents } from '@sidework/contracts/education-events/event-listings';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { listGigs } from '@sidework/contracts/marketplace/gigs';
import { listJobs } from '@sidework/contracts/marketplace/jobs';
import { discoverPeople } from '@sidework/contracts/network-chat/connections';
import { articles } from '../../features/help/articles.ts';
import { searchArticles } from '../../features/help/search-articles.ts';
import { call } from '../../lib/api.ts';
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

export const sourcesFor = (viewer: Viewer | undefined) =>
  sources.filter(({ isFor }) => isFor(viewer));
