import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentPath, renderApp } from '../../../test/render-app.tsx';

const footer = async () => within(await screen.findByRole('contentinfo'));

describe('the footer [D-28]', () => {
  it.each([
    ['[NAV-62]', 'Platform', ['Browse Jobs', 'Education', 'Categories', 'How It Works']],
    ['[NAV-67]', 'Company', ['About Us', 'Contact', 'Privacy Policy']],
    ['', 'Support', ['Help', 'Terms']],
  ])('%s has the links of %s that have a page', async (_line, group, labels) => {
    renderApp();
    const nav = within((await footer()).getByRole('navigation', { name: group }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels);
  });

  it.each([
    ['[NAV-63]', 'Browse Jobs', '/jobs'],
    ['[NAV-64]', 'Education', '/education'],
    ['[NAV-65]', 'Categories', '/#categories'],
    ['[NAV-66]', 'How It Works', '/#how-it-works'],
    ['[NAV-67]', 'About Us', '/about'],
    ['[NAV-67]', 'Contact', '/contact'],
    ['[NAV-67]', 'Privacy Policy', '/privacy'],
  ])('%s leads with "%s" to %s', async (_line, label, path) => {
    renderApp();
    expect((await footer()).getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  });

  it.each([
    ['About Us', 'About Us'],
    ['Contact', 'Contact'],
    ['Privacy Policy', 'Privacy Policy'],
  ])('opens a real page with "%s" [NAV-68, D-28]', async (label, title) => {
    const { person } = renderApp();
    await person.click((await footer()).getByRole('link', { name: label }));
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(`${title} · Sidework`);
  });

  it('goes from another page to a section of the landing page [NAV-65]', async () => {
    const { person } = renderApp('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await person.click((await footer()).getByRole('link', { name: 'Categories' }));
    expect(document.activeElement).toBe(
      await screen.findByRole('region', { name: 'Professionals for what matters' }),
    );
    expect(currentPath()).toBe('/#categories');
  });

  it('tells of kids’ privacy in the Privacy Policy [D-28]', async () => {
    renderApp('/privacy');
    const notice = await screen.findByRole('region', { name: "Kids' privacy notice" });
    expect(notice.textContent).toContain('ages 17 and younger');
  });

  it('switches the appearance and keeps the choice', async () => {
    const { person } = renderApp();
    const choice = (await footer()).getByRole('group', { name: 'Appearance' });
    expect(within(choice).getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);
    await person.click(within(choice).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
    expect(localStorage.getItem('sidework.color-scheme')).toBe('dark');
  });
});
