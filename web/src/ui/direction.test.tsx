import '../../test/browser.ts';
import { MantineProvider, TextInput } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { theme } from '../lib/theme.ts';
import { CountedTextarea } from './fields/counted-textarea.tsx';
import { SearchField } from './fields/plain-fields.tsx';
import { SuggestField } from './fields/suggest-field.tsx';
import { Card } from './layout/card.tsx';
import { LongText } from './layout/long-text.tsx';
import { PageHeader } from './layout/page-header.tsx';
import { PersonLine } from './rows/person-line.tsx';
import { ListRow, Rows } from './rows/rows.tsx';
import { Ticket } from './rows/ticket.tsx';

afterEach(cleanup);

const words = 'שלום Zoë, אני אגיע ב-10:30 (Main St 5)!';
const nothing = () => {};

const draw = (part: ReactNode) =>
  render(
    <MantineProvider theme={theme}>
      <MemoryRouter>{part}</MemoryRouter>
    </MantineProvider>,
  );

describe('words from right to left begin at the right', () => {
  it.each<[string, ReactNode]>([
    ['a long text', <LongText key="">{words}</LongText>],
    ['the title of a page', <PageHeader key="" title={words} />],
    ['the title of a ticket', <Ticket key="" scene="light" title={words} to="/x" />],
    [
      'the title of a card',
      <Card key="" title={words}>
        …
      </Card>,
    ],
    [
      'the title of a row',
      <Rows key="" label="Rows">
        <ListRow title={words} to="/x" />
      </Rows>,
    ],
    [
      'the note of a row',
      <Rows key="" label="Rows">
        <ListRow title="A" note={words} />
      </Rows>,
    ],
    ['the name of a person', <PersonLine key="" name={words} id="1" />],
  ])('in %s', (_, part) => {
    draw(part);
    expect(screen.getByText(words).closest('[dir]')?.getAttribute('dir')).toBe('auto');
  });

  it.each<[string, ReactNode]>([
    ['a line', <TextInput key="" label="Field" />],
    ['a long text', <CountedTextarea key="" label="Field" most={9} onChange={nothing} />],
    ['a search', <SearchField key="" label="Field" value="" onChange={nothing} />],
    [
      'a place',
      <SuggestField
        key=""
        label="Field"
        value=""
        suggestions={[]}
        onType={nothing}
        onChoose={nothing}
        onClear={nothing}
      />,
    ],
  ])('in the field of %s', (_, part) => {
    draw(part);
    const field = screen.getByLabelText('Field', { selector: 'input, textarea' });
    expect(field.getAttribute('dir')).toBe('auto');
  });
});
