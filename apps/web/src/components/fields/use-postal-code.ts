import { type Address, findAddress, type PostalCodeAddress } from "@chave/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWords } from "#web/i18n/words.ts";
import { callApi } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";

const filled = ["state", "city", "neighborhood", "street"] as const;
type Filled = Pick<PostalCodeAddress, (typeof filled)[number]>;

type Options = {
  values: Address;
  set: <Name extends keyof Filled>(name: Name, value: string) => void;
};

/** Looks a whole CEP up and fills in what is empty or what an earlier CEP filled in; never what somebody typed. */
export function usePostalCode({ values, set }: Options) {
  const t = useWords("people");
  const queryClient = useQueryClient();
  const [looking, setLooking] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const asked = useRef("");
  const before = useRef<Partial<Filled>>({});
  // As they stand when the answer comes, which may be later.
  const latest = useRef(values);
  latest.current = values;

  const fill = (address: PostalCodeAddress) => {
    for (const name of filled) {
      const present = latest.current[name];
      if (present !== "" && present !== before.current[name]) continue;
      if (present !== address[name]) set(name, address[name]);
      before.current[name] = address[name];
    }
  };

  const lookUp = async (typed: string) => {
    const postalCode = typed.replace(/\D/g, "");
    asked.current = postalCode;
    setNote(null);
    if (postalCode.length !== 8) return setLooking(false);
    setLooking(true);
    try {
      const address = await queryClient.fetchQuery({
        queryKey: ["postal-code", postalCode],
        queryFn: () => callApi(findAddress, { params: { postalCode } }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      });
      if (asked.current !== postalCode) return;
      fill(address);
      setNote(t("people:fields.postalCodeFound", { city: address.city, state: address.state }));
    } catch (error) {
      if (asked.current === postalCode) setNote(errorMessage(t, error));
    } finally {
      if (asked.current === postalCode) setLooking(false);
    }
  };

  return { looking, note, lookUp };
}
