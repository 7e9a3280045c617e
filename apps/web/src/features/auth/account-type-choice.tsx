import { accountType } from "@chave/contract";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { RowList } from "#web/components/row-list.tsx";
import { paths } from "#web/paths.ts";
import classes from "./account-type-choice.module.css";
import type { whatFor } from "./what-for.ts";

/** What kinds of account there are, and what each is for. */
export function AccountTypeChoice({ keep }: { keep: ReturnType<typeof whatFor> }) {
  const { t } = useTranslation("auth");
  const { from } = keep;
  return (
    <RowList>
      {accountType.options.map((type) => (
        <Choice
          key={type}
          to={paths.register({ ...keep, type })}
          name={t(`register.type.${type}`)}
          lead={t(`register.typeLead.${type}`)}
        />
      ))}
      <Choice
        to={paths.registerOrganizer(from ? { from } : {})}
        name={t("register.organizer")}
        lead={t("register.organizerLead")}
      />
    </RowList>
  );
}

function Choice({ to, name, lead }: { to: string; name: string; lead: string }) {
  return (
    <li>
      <Link to={to} className={classes.choice}>
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.lead}>{lead}</span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}
