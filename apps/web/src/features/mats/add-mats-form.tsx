import { addMat, type EventId, type Mat } from "@chave/contract";
import { Button, NumberInput, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import classes from "./mat-list.module.css";
import { useAddMats } from "./mats.api.ts";
import { nextMatNames } from "./next-mat-names.ts";

const mostAtOnce = 30;

/** One mat with a name, or several that are numbered on. */
export function AddMatsForm({ eventId, mats }: { eventId: EventId; mats: readonly Mat[] }) {
  const { t } = useTranslation(["mats", "validation"]);
  const words = useWords();
  const [count, setCount] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const add = useAddMats(eventId);
  const taken = mats.map(({ name }) => name);
  const names = nextMatNames(taken, count, (number) => t("add.suggested", { number }));
  const name = typed ?? names[0] ?? "";
  const isMissing = !addMat.body.safeParse({ name }).success;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 1 && isMissing) return;
    const added = count === 1 ? [name] : names;
    const onSuccess = () => {
      setTyped(null);
      setCount(1);
    };
    add.mutate(added, { onSuccess });
  };

  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <NumberInput
        className={classes.many}
        label={t("add.howMany")}
        value={count}
        onChange={(many) => setCount(Math.min(mostAtOnce, Math.max(1, Number(many) || 1)))}
        min={1}
        max={mostAtOnce}
        allowDecimal={false}
        allowNegative={false}
      />
      {count === 1 ? (
        <TextInput
          className={classes.field}
          label={t("add.name")}
          value={name}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isMissing && typed !== null && t("validation:required")}
          maxLength={40}
        />
      ) : (
        <p className={`${classes.names} figures`} role="status">
          {t("add.names", { first: names[0], last: names.at(-1) })}
        </p>
      )}
      <Button type="submit" loading={add.isPending}>
        {t("add.action", { count })}
      </Button>
      <p className={classes.added} role="status">
        {add.isSuccess && t("add.done", { count: add.variables.length, name: add.variables[0] })}
      </p>
      <FormRefusal message={add.error && errorMessage(words, add.error)} />
    </form>
  );
}
