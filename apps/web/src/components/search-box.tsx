import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Form, useSearchParams } from "react-router";

/** A search that stands in the address as `?search=`, so that it can be shared and survives a reload. */
export function SearchBox({ label }: { label: string }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const search = searchParams.get("search") ?? "";

  const type = useDebouncedCallback((typed: string) => {
    setSearchParams(typed.trim() ? { search: typed.trim() } : {}, { replace: true });
  }, 300);

  return (
    <Form role="search">
      <TextInput
        name="search"
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Form>
  );
}
