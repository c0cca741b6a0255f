import { EducationPromo } from './education-promo.tsx';
import { EducatorPromo } from './educator-promo.tsx';

/** Both promos: far down the page, and so fetched after what is seen first. */
export function Promos() {
  return (
    <>
      <EducationPromo />
      <EducatorPromo />
    </>
  );
}
