import { useState } from 'react';
import { PlainButton } from '../buttons/plain-button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import classes from './photos.module.css';
import { Picture } from './picture.tsx';

interface Props {
  title: string;
  urls: readonly string[];
}

const shownFirst = 3;

/** The first pictures, of which one is large; a button shows the others. */
export function Photos({ title, urls }: Props) {
  const [isAll, setAll] = useState(false);
  if (urls.length === 0) return null;
  return (
    <Stack gap="sm">
      <div className={classes.photos} data-all={isAll}>
        {urls.slice(0, isAll ? undefined : shownFirst).map((url, index) => (
          <Picture key={url} src={url} alt={`Number ${index + 1} of “${title}”`} shape="cover" />
        ))}
      </div>
      {urls.length > shownFirst && !isAll && (
        <Row justify="end">
          <PlainButton variant="default" size="sm" onClick={() => setAll(true)}>
            All {urls.length} photos
          </PlainButton>
        </Row>
      )}
    </Stack>
  );
}
