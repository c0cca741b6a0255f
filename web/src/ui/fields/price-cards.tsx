import classes from './price-cards.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  price: string;
  text: string;
  /** It stands back below the text. */
  note?: string | undefined;
}

interface CardsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One choice of a few that differ in price. */
export const PriceCards = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: CardsProps<Value>) => (
  <fieldset className={classes.cards}>
    <legend className={classes.legend}>{label}</legend>
    <div className={classes.grid}>
      {options.map((option) => (
        <label key={option.value} className={classes.card}>
          <input
            type="radio"
            name={label}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.label}>{option.label}</span>
          <span className={classes.price}>{option.price}</span>
          <span dir="auto">{option.text}</span>
          {option.note && <span className={classes.note}>{option.note}</span>}
        </label>
      ))}
    </div>
  </fieldset>
);

interface RowsProps {
  label: string;
  options: readonly { name: string; price: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of things that are added for a price of their own. */
export const PriceRows = ({ label, options, chosen, onChange }: RowsProps) => (
  <fieldset className={classes.cards}>
    <legend className={classes.legend}>{label}</legend>
    <div className={classes.rows}>
      {options.map(({ name, price }) => {
        const isChosen = chosen.includes(name);
        return (
          <label key={name} className={classes.row}>
            <input
              type="checkbox"
              className={classes.input}
              checked={isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((each) => each !== name) : [...chosen, name])
              }
            />
            <span dir="auto">{name}</span>
            <span>+ {price}</span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
