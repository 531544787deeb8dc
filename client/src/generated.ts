// Made from the open API's OpenAPI document by "npm run client:build". Changes by hand are lost.

export interface paths {
    "/claims/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check texts for guests for environmental claims, in the order given
         * @description Finds words that say or suggest something about the environment which rules for marketing to consumers forbid or bind to proof, names the rule and offers a sentence that stands. It gives no legal advice: nothing found does not mean that a text is lawful. Nothing is stored or changed. Needs a key with `open_api`.
         */
        post: operations["postClaimsCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare two reports, months or recipes: the difference with its own range, how sure it is, and what it is made of
         * @description As far as the food data go; amounts are taken as recorded. The error of each food is the same on both sides, so that it cancels: the range of the difference is not that of the two figures. Nothing is kept or changed. Needs a key with `open_api`.
         */
        post: operations["postCompare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the food data by name, the best first
         * @description Search the food data by name, the best first. Needs a key with `open_api`.
         */
        get: operations["getIngredients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingredients/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take written ingredient lines apart into quantity, unit, name and note, in the order given
         * @description Take written ingredient lines apart into quantity, unit, name and note, in the order given. Needs a key with `open_api`.
         */
        post: operations["postIngredientsParse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read e-invoices, and put what they bought into the month’s procurement reports
         * @description The file is the body of the request: an XML in UBL 2.1 (Peppol BIS Billing 3, OIOUBL) or UN/CEFACT CII (XRechnung), a PDF with such an XML attached (Factur-X, ZUGFeRD), or a ZIP of both. Every invoice counts once by supplier and number, credit notes are taken off, and what is no food is set aside. With `keep=false` nothing is kept. Counts as one call for each 100 lines. Needs a key with `open_api`.
         */
        post: operations["postInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whose key this is, what it is good for and how many calls it may make
         * @description Tell whose key this is, what it is good for and how many calls it may make. Needs a key.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the menu plans of a restaurant, newest change first
         * @description List the menu plans of a restaurant, newest change first. Needs a key with `open_api`.
         */
        get: operations["getMenuPlans"];
        put?: never;
        /**
         * Create a menu plan
         * @description A cycle of 1 to 12 weeks that repeats. Recipes that the restaurant does not use are refused, by their place. Needs a key with `open_api`.
         */
        post: operations["postMenuPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-plans/shuffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the days on which the same dishes make the expected footprint of a guest least
         * @description Which dishes compete on a day decides what guests take. The mean over days, weighted by their guests, of the dishes’ CO2e weighted by their popularity becomes as small as the rules, the locked cells and the guards allow. Works on what is sent alone and keeps nothing. Rules that cannot be met are `rules_unmet`, which names them. Needs a key with `open_api`.
         */
        post: operations["postMenuPlansShuffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a menu plan with what a guest takes of each day
         * @description Read a menu plan with what a guest takes of each day. Needs a key with `open_api`.
         */
        get: operations["getMenuPlansById"];
        /**
         * Save a menu plan as a new version
         * @description With `version` it is refused with `changed_meanwhile` when somebody saved a newer version. Without it the last write stands, and what it wrote over is kept as a version. Needs a key with `open_api`.
         */
        put: operations["putMenuPlansById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-plans/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether guests see a menu plan, and what is asked before they do
         * @description Read whether guests see a menu plan, and what is asked before they do. Needs a key with `open_api`.
         */
        get: operations["getMenuPlansByIdPublication"];
        /**
         * Publish a menu plan as it is saved: feed, live links and screens show it from then on
         * @description What is asked has to be accepted, each by its words and its allergens; else it is `acceptance_needed`, which names what is open, and nothing is published. What was accepted, and why, is in the activity log. Sent again without a change nothing happens, and no webhook is sent. Needs a key with `open_api`.
         */
        put: operations["putMenuPlansByIdPublication"];
        post?: never;
        /**
         * Take a published menu plan back: guests see its dishes no more
         * @description One that is not published stays as it is. Needs a key with `open_api`.
         */
        delete: operations["deleteMenuPlansByIdPublication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the menus of a restaurant, newest change first
         * @description List the menus of a restaurant, newest change first. Needs a key with `open_api`.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a menu as its dishes in order, each with the label a guest sees
         * @description Read a menu as its dishes in order, each with the label a guest sees. Needs a key with `open_api`.
         */
        get: operations["getMenusById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}/allergens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a menu by the fourteen allergens: what each dish contains, may contain and leaves open, and of which line it comes
         * @description What is in none of the three lists of a dish is not among its ingredients. Of a recipe that is gone nothing is known. Needs a key with `open_api`.
         */
        get: operations["getMenusByIdAllergens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names an organization has decided about, or those that wait, the one with most at stake first
         * @description List the names an organization has decided about, or those that wait, the one with most at stake first. Needs a key with `mapping_api`.
         */
        get: operations["getNames"];
        /**
         * Remember what names stand for, by external id and name: all or none; the former decision is kept in the history
         * @description Remember what names stand for, by external id and name: all or none; the former decision is kept in the history. Needs a key with `mapping_api`.
         */
        put: operations["putNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/names/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match names: by what the organization remembers, else by the food data; in the order given
         * @description A name that nobody decided about and that is not surely matched has its candidates alone (`by: none`). With `wait: true`, which needs `mapping_api`, such names wait in the mapper for a person. Needs a key with `open_api` or `mapping_api`.
         */
        post: operations["postNamesMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put purchases into the procurement report of a month or an event, by name and article number
         * @description Makes the report when there is none. Send an `Idempotency-Key`: rows that are added twice would count twice. Needs a key with `open_api`.
         */
        post: operations["postProcurement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recipes of a restaurant’s own library, or of its organization’s, newest change first
         * @description List the recipes of a restaurant’s own library, or of its organization’s, newest change first. Needs a key with `open_api`.
         */
        get: operations["getRecipes"];
        /**
         * Create or update recipes by your own ids and get their footprints, up to 1,000 at once
         * @description A recipe whose id is known becomes a new version of that one, or stays as it is when what was sent is understood as it was before. One that lies in the bin is taken out of it. With `keep: false` nothing is kept. One that may not be kept is answered as refused, and keeps none of the others back; a body that does not fit this description is refused whole, naming the recipe and its field. Sent again with the same `Idempotency-Key`, the first answer is given again. Needs a key with `open_api`.
         */
        put: operations["putRecipes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipes/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the footprint of a recipe; nothing is kept
         * @description For where the food is eaten: `consumption`, else the location of `restaurantId`, else the organization’s. Needs a key with `open_api`.
         */
        post: operations["postRecipesCalculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a recipe with its lines and its footprint
         * @description Read a recipe with its lines and its footprint. Needs a key with `open_api`.
         */
        get: operations["getRecipesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of a restaurant and of the organization, the latest start first
         * @description List the reports of a restaurant and of the organization, the latest start first. Needs a key with `open_api`.
         */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report with its totals and lines, by the database that its figures were made with
         * @description Read a report with its totals and lines, by the database that its figures were made with. Needs a key with `open_api`.
         */
        get: operations["getReportsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organization’s restaurants by name
         * @description List the organization’s restaurants by name. Needs a key with `open_api` or `mapping_api`.
         */
        get: operations["getRestaurants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurants/{restaurantId}/recipes/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a recipe by your own id of it
         * @description Read a recipe by your own id of it. Needs a key with `open_api`.
         */
        get: operations["getRestaurantsByRestaurantIdRecipesByExternalId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put sold servings into the report of a month or an event, by your own recipe ids or by name
         * @description Makes the report when there is none. A row without a recipe that is known by its id or its name is kept as it was written. A negative number takes servings back. Send an `Idempotency-Key`: rows that are added twice would count twice. Needs a key with `open_api`.
         */
        post: operations["postSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which shares of the purchases are organic or bear another mark, by the rules of public kitchens
         * @description Counts the rows of the monthly procurement reports, drafts too, of the months that begin in the time asked for. Marks are read from what the articles are called and from what was said of them, never guessed. Needs a key with `open_api`.
         */
        get: operations["getShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the targets of a restaurant, or of the organization, in the order in which they were set
         * @description List the targets of a restaurant, or of the organization, in the order in which they were set. Needs a key with `open_api`.
         */
        get: operations["getTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/targets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a target with its path, the months’ values, and whether the latest months are on it
         * @description Made of the completed monthly reports. A value of too little is null, and so is the verdict then: `withheld` says why. Foods are called in English. Needs a key with `open_api`.
         */
        get: operations["getTargetsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "report.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report was completed
         * @description A report was completed. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The message’s id: the same when it is sent again. */
                        id: string;
                        /** @description What happened; `test` when somebody tries the address. */
                        type: ("report.completed" | "recipe.changed" | "mapping.needed" | "menu-plan.published") | "test";
                        /** @description When it happened, ISO 8601. */
                        timestamp: string;
                        /** @description The thing that it happened to; its figures are read by the open API. */
                        data: {
                            /** @description The organization that it happened in. */
                            organizationId: string;
                            /** @description The restaurant that it happened in; null when in none. */
                            restaurantId: string | null;
                            /** @description The report, recipe or menu plan that it is about; null when it is about none. */
                            id: string | null;
                            /** @description What that is called; null when it is about none. */
                            name: string | null;
                            /** @description Your own id of the recipe; null when there is none. */
                            externalId: string | null;
                            /** @description What became of the recipe; null of anything else. */
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            /** @description How many of its names wait in the mapper for a person; null unless `mapping.needed` tells so. */
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recipe.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recipe was created, changed, deleted, restored or calculated anew
         * @description A recipe was created, changed, deleted, restored or calculated anew. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The message’s id: the same when it is sent again. */
                        id: string;
                        /** @description What happened; `test` when somebody tries the address. */
                        type: ("report.completed" | "recipe.changed" | "mapping.needed" | "menu-plan.published") | "test";
                        /** @description When it happened, ISO 8601. */
                        timestamp: string;
                        /** @description The thing that it happened to; its figures are read by the open API. */
                        data: {
                            /** @description The organization that it happened in. */
                            organizationId: string;
                            /** @description The restaurant that it happened in; null when in none. */
                            restaurantId: string | null;
                            /** @description The report, recipe or menu plan that it is about; null when it is about none. */
                            id: string | null;
                            /** @description What that is called; null when it is about none. */
                            name: string | null;
                            /** @description Your own id of the recipe; null when there is none. */
                            externalId: string | null;
                            /** @description What became of the recipe; null of anything else. */
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            /** @description How many of its names wait in the mapper for a person; null unless `mapping.needed` tells so. */
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mapping.needed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names wait in the mapper for a person
         * @description Names wait in the mapper for a person. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The message’s id: the same when it is sent again. */
                        id: string;
                        /** @description What happened; `test` when somebody tries the address. */
                        type: ("report.completed" | "recipe.changed" | "mapping.needed" | "menu-plan.published") | "test";
                        /** @description When it happened, ISO 8601. */
                        timestamp: string;
                        /** @description The thing that it happened to; its figures are read by the open API. */
                        data: {
                            /** @description The organization that it happened in. */
                            organizationId: string;
                            /** @description The restaurant that it happened in; null when in none. */
                            restaurantId: string | null;
                            /** @description The report, recipe or menu plan that it is about; null when it is about none. */
                            id: string | null;
                            /** @description What that is called; null when it is about none. */
                            name: string | null;
                            /** @description Your own id of the recipe; null when there is none. */
                            externalId: string | null;
                            /** @description What became of the recipe; null of anything else. */
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            /** @description How many of its names wait in the mapper for a person; null unless `mapping.needed` tells so. */
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu-plan.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A menu plan was published, for the first time or again
         * @description A menu plan was published, for the first time or again. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The message’s id: the same when it is sent again. */
                        id: string;
                        /** @description What happened; `test` when somebody tries the address. */
                        type: ("report.completed" | "recipe.changed" | "mapping.needed" | "menu-plan.published") | "test";
                        /** @description When it happened, ISO 8601. */
                        timestamp: string;
                        /** @description The thing that it happened to; its figures are read by the open API. */
                        data: {
                            /** @description The organization that it happened in. */
                            organizationId: string;
                            /** @description The restaurant that it happened in; null when in none. */
                            restaurantId: string | null;
                            /** @description The report, recipe or menu plan that it is about; null when it is about none. */
                            id: string | null;
                            /** @description What that is called; null when it is about none. */
                            name: string | null;
                            /** @description Your own id of the recipe; null when there is none. */
                            externalId: string | null;
                            /** @description What became of the recipe; null of anything else. */
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            /** @description How many of its names wait in the mapper for a person; null unless `mapping.needed` tells so. */
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            /** @description `about:blank`: the kind is in `code`. */
            type: string;
            /** @description What is wrong, in words. */
            title: string;
            /** @description The HTTP status, once more. */
            status: number;
            /**
             * @description What is wrong, as a stable code to go by.
             * @enum {string}
             */
            code: "malformed_request" | "not_signed_in" | "wrong_credentials" | "wrong_key" | "second_step_needed" | "second_step_over" | "not_allowed" | "plan_lacks" | "plan_inactive" | "forgery_suspected" | "password_update_needed" | "not_found" | "method_not_allowed" | "request_timeout" | "link_unknown" | "changed_meanwhile" | "call_still_running" | "bag_in_use" | "email_taken" | "already_member" | "account_elsewhere" | "last_admin" | "link_used" | "link_expired" | "own_account" | "own_organization" | "already_invited" | "report_exists" | "save_cancelled" | "in_another_enterprise" | "enterprise_not_empty" | "body_too_large" | "logo_too_large" | "unsupported_media_type" | "logo_format" | "invalid_input" | "idempotency_key_reused" | "unit_not_taken" | "unknown_ingredient" | "bag_circle" | "contains_gluten" | "lines_not_read" | "allergens_not_answered" | "fields_missing" | "passwords_differ" | "password_too_short" | "password_too_common" | "password_unchanged" | "wrong_password" | "wrong_code" | "terms_not_accepted" | "name_taken" | "picture_unreadable" | "picture_too_many_pixels" | "drawing_too_complex" | "rules_unmet" | "acceptance_needed" | "words_in_question" | "drawing_not_whole" | "too_many_requests" | "internal" | "unavailable" | "picture_queue_full" | "no_room";
            /** @description The fields concerned; empty when it is about none. */
            fields: {
                /** @description The field in dots: `ingredients.3.amount`. */
                path: string;
                /** @description What is wrong with it, as a stable code. */
                code: string;
                /** @description The same in words. */
                message: string;
            }[];
            /** @description What to name when asking for help: the log has it too. */
            requestId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Calls that the integration may make in a minute; with a wrong key, wrong keys of an address in one go. */
        "RateLimit-Limit": number;
        /** @description Calls that are left in this minute; with a wrong key, wrong keys that are left. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the next minute begins; with a wrong key, until one more is let in. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before the call is made again. */
        "Retry-After": number;
        /** @description `true` when this is the answer of an earlier call with the same Idempotency-Key. */
        "Idempotent-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postClaimsCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language of the texts, and of the offers.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /** @description Where they are shown, ISO 3166-1 alpha-2. Unknown ones are held to the rules of the European Union. */
                    country: string;
                    /** @description The texts to check. */
                    texts: (string | {
                        /** @description The text as guests read it. */
                        text: string;
                        /** @description Whether the recipe is organic; left out: not known to be. */
                        organic?: boolean;
                        /**
                         * @description Where the text stands; it decides what the offer speaks of. Left out: a menu.
                         * @enum {string}
                         */
                        context?: "dish" | "menu" | "report";
                    })[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found in each text, in the order sent. */
                        items: {
                            /** @description The text as it was sent. */
                            input: string;
                            /** @description The claims in it, in the order in which they begin; none: nothing was found. */
                            findings: {
                                /**
                                 * @description What is wrong with it: neutral by offsets (`never`), good without saying in what, ahead of time, compared without values, organic, of all instead of a part, or asked by law anyway.
                                 * @enum {string}
                                 */
                                kind: "never" | "generic" | "future" | "comparison" | "organic" | "whole_product" | "legal_duty";
                                /** @description Where it begins, in UTF-16 units of the text. */
                                start: number;
                                /** @description After its last UTF-16 unit. */
                                end: number;
                                /** @description The words as they stand in the text. */
                                words: string;
                                /** @description The rule that it meets, by its name in the law of the country. */
                                rule: string;
                                /** @description A sentence that stands in its place, in the language that was asked for. */
                                offer: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCompare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What is compared with: the former month, the dish as it was. */
                    a: {
                        /** @description A completed report. Either this, or a month of a restaurant, or a recipe. */
                        reportId?: string;
                        /** @description With `month` and `variety`: the restaurant whose month is compared. */
                        restaurantId?: string;
                        /** @description The month of the restaurant’s completed report, `2026-11`. */
                        month?: string;
                        /**
                         * @description Whether its sales or its purchases (`procurement`) are compared.
                         * @enum {string}
                         */
                        variety?: "sales" | "procurement";
                        /** @description With `language`: a recipe, which is calculated and not kept. */
                        recipe?: {
                            /** @description The dish’s name in the language of the call, or a list with one for each language. */
                            name: string | {
                                /**
                                 * @description The language of this name.
                                 * @enum {string}
                                 */
                                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                                /** @description The dish’s name in it, without spaces around it. */
                                name: string;
                            }[];
                            /**
                             * @description How many portions all the lines together make.
                             * @default 1
                             */
                            portions?: number;
                            /** @description The ingredients, for all portions. */
                            lines: {
                                /** @description The line as written: `200 g carrots, grated`. Needed without a name or an id. */
                                text?: string;
                                /** @description The name alone, without amount and unit; goes before `text`. */
                                name?: string;
                                /** @description How much, in `unit`; goes before one that is written. Null or left out: as the text says. */
                                amount?: number | null;
                                /** @description The unit of `amount`. Null or left out: as the text says. */
                                unit?: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                                /** @description The kitchen’s own unit of the `amount` sent, which stays in `unit`. Null: none. Left out: as the kept recipe has it while food and amount are the same. */
                                measure?: {
                                    /**
                                     * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                     * @enum {string}
                                     */
                                    unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                    /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                    holds: number;
                                } | null;
                                /** @description An ingredient of the food data; goes before name and text. Null or left out: looked for by name. */
                                ingredientId?: string | null;
                                /** @description A variation of it, such as frozen or dried. Null or left out: the usual one. */
                                variationId?: string | null;
                                /** @description In place of an ingredient: a category, whose class average counts. Null or left out: none. */
                                categoryId?: string | null;
                                /** @description Country that it comes from, ISO 3166 alpha-2. Null or left out: as the text says, else the usual supply. */
                                origin?: string | null;
                                /** @description Whether it is organic; as the text says when left out. */
                                organic?: boolean;
                            }[];
                            /**
                             * @description What a portion is in a meal: `0.1` a snack, `0.3` a small, `0.5` a medium, `1` a main course; `0` leaves it to the weight.
                             * @default 0
                             */
                            mealsize?: 0 | 0.1 | 0.3 | 0.5 | 1;
                            /**
                             * @description A category of your own; empty for none.
                             * @default
                             */
                            category?: string;
                            /**
                             * @description Words to find the recipe by.
                             * @default []
                             */
                            tags?: string[];
                            /**
                             * @description The method or a note, in several lines if you like.
                             * @default
                             */
                            note?: string;
                            /** @description Statements beyond the ingredients: the weight as served, cooking, waste. They never move footprint or level. Null or left out: none. */
                            served?: {
                                /**
                                 * @description What the dish weighs as served; null: not said.
                                 * @default null
                                 */
                                weight?: ({
                                    /**
                                     * @description Weighed by the kitchen.
                                     * @constant
                                     */
                                    by: "typed";
                                    /** @description Grams of all portions as they are served. */
                                    grams: number;
                                } | {
                                    /**
                                     * @description What each ingredient weighs when it is cooked, by the food data’s yields.
                                     * @constant
                                     */
                                    by: "yields";
                                }) | null;
                                /**
                                 * @description How it is cooked; null: not said.
                                 * @default null
                                 */
                                cooking?: {
                                    /**
                                     * @description How it is cooked; `other` needs `kWh`.
                                     * @enum {string}
                                     */
                                    method: "oven" | "pan" | "frying" | "microwave" | "reheating" | "other";
                                    /**
                                     * @description Kilowatt-hours for all portions, as measured; null: what the method takes for a kilogram.
                                     * @default null
                                     */
                                    kWh?: number | null;
                                } | null;
                                /**
                                 * @description How much of it is thrown away; null: not said.
                                 * @default null
                                 */
                                waste?: ({
                                    /**
                                     * @description As the kitchen weighs it.
                                     * @constant
                                     */
                                    by: "typed";
                                    /** @description Share of the food that is thrown away, 0–0.9. */
                                    share: number;
                                } | {
                                    /**
                                     * @description The average of kitchens that weighed theirs.
                                     * @constant
                                     */
                                    by: "average";
                                }) | null;
                            } | null;
                        };
                        /**
                         * @description The language that the recipe’s lines are written in.
                         * @enum {string}
                         */
                        language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                        /**
                         * @description Where the food of the recipe is eaten; the organization’s location when left out.
                         * @enum {string}
                         */
                        consumption?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                    };
                    /** @description What is compared: the difference is `b` − `a`. */
                    b: {
                        /** @description A completed report. Either this, or a month of a restaurant, or a recipe. */
                        reportId?: string;
                        /** @description With `month` and `variety`: the restaurant whose month is compared. */
                        restaurantId?: string;
                        /** @description The month of the restaurant’s completed report, `2026-11`. */
                        month?: string;
                        /**
                         * @description Whether its sales or its purchases (`procurement`) are compared.
                         * @enum {string}
                         */
                        variety?: "sales" | "procurement";
                        /** @description With `language`: a recipe, which is calculated and not kept. */
                        recipe?: {
                            /** @description The dish’s name in the language of the call, or a list with one for each language. */
                            name: string | {
                                /**
                                 * @description The language of this name.
                                 * @enum {string}
                                 */
                                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                                /** @description The dish’s name in it, without spaces around it. */
                                name: string;
                            }[];
                            /**
                             * @description How many portions all the lines together make.
                             * @default 1
                             */
                            portions?: number;
                            /** @description The ingredients, for all portions. */
                            lines: {
                                /** @description The line as written: `200 g carrots, grated`. Needed without a name or an id. */
                                text?: string;
                                /** @description The name alone, without amount and unit; goes before `text`. */
                                name?: string;
                                /** @description How much, in `unit`; goes before one that is written. Null or left out: as the text says. */
                                amount?: number | null;
                                /** @description The unit of `amount`. Null or left out: as the text says. */
                                unit?: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                                /** @description The kitchen’s own unit of the `amount` sent, which stays in `unit`. Null: none. Left out: as the kept recipe has it while food and amount are the same. */
                                measure?: {
                                    /**
                                     * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                     * @enum {string}
                                     */
                                    unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                    /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                    holds: number;
                                } | null;
                                /** @description An ingredient of the food data; goes before name and text. Null or left out: looked for by name. */
                                ingredientId?: string | null;
                                /** @description A variation of it, such as frozen or dried. Null or left out: the usual one. */
                                variationId?: string | null;
                                /** @description In place of an ingredient: a category, whose class average counts. Null or left out: none. */
                                categoryId?: string | null;
                                /** @description Country that it comes from, ISO 3166 alpha-2. Null or left out: as the text says, else the usual supply. */
                                origin?: string | null;
                                /** @description Whether it is organic; as the text says when left out. */
                                organic?: boolean;
                            }[];
                            /**
                             * @description What a portion is in a meal: `0.1` a snack, `0.3` a small, `0.5` a medium, `1` a main course; `0` leaves it to the weight.
                             * @default 0
                             */
                            mealsize?: 0 | 0.1 | 0.3 | 0.5 | 1;
                            /**
                             * @description A category of your own; empty for none.
                             * @default
                             */
                            category?: string;
                            /**
                             * @description Words to find the recipe by.
                             * @default []
                             */
                            tags?: string[];
                            /**
                             * @description The method or a note, in several lines if you like.
                             * @default
                             */
                            note?: string;
                            /** @description Statements beyond the ingredients: the weight as served, cooking, waste. They never move footprint or level. Null or left out: none. */
                            served?: {
                                /**
                                 * @description What the dish weighs as served; null: not said.
                                 * @default null
                                 */
                                weight?: ({
                                    /**
                                     * @description Weighed by the kitchen.
                                     * @constant
                                     */
                                    by: "typed";
                                    /** @description Grams of all portions as they are served. */
                                    grams: number;
                                } | {
                                    /**
                                     * @description What each ingredient weighs when it is cooked, by the food data’s yields.
                                     * @constant
                                     */
                                    by: "yields";
                                }) | null;
                                /**
                                 * @description How it is cooked; null: not said.
                                 * @default null
                                 */
                                cooking?: {
                                    /**
                                     * @description How it is cooked; `other` needs `kWh`.
                                     * @enum {string}
                                     */
                                    method: "oven" | "pan" | "frying" | "microwave" | "reheating" | "other";
                                    /**
                                     * @description Kilowatt-hours for all portions, as measured; null: what the method takes for a kilogram.
                                     * @default null
                                     */
                                    kWh?: number | null;
                                } | null;
                                /**
                                 * @description How much of it is thrown away; null: not said.
                                 * @default null
                                 */
                                waste?: ({
                                    /**
                                     * @description As the kitchen weighs it.
                                     * @constant
                                     */
                                    by: "typed";
                                    /** @description Share of the food that is thrown away, 0–0.9. */
                                    share: number;
                                } | {
                                    /**
                                     * @description The average of kitchens that weighed theirs.
                                     * @constant
                                     */
                                    by: "average";
                                }) | null;
                            } | null;
                        };
                        /**
                         * @description The language that the recipe’s lines are written in.
                         * @enum {string}
                         */
                        language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                        /**
                         * @description Where the food of the recipe is eaten; the organization’s location when left out.
                         * @enum {string}
                         */
                        consumption?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                    };
                    /**
                     * @description By a `portion` as sold, a serving of 400 g, a `kg` of food, or the `total`. Purchases have no portions.
                     * @enum {string}
                     */
                    basis: "portion" | "serving_400_g" | "kg" | "total";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The one side. */
                        a: {
                            /** @description Grams CO2e by the basis, of what is counted so far, with the range that its difference is drawn from; null when nothing is. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. Nothing is compared by it. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description Share of everything written, sold or bought that is counted, 0–1; null where nothing is known of the whole. */
                            coverage: number | null;
                            /**
                             * @description `whole` 95 % or more, `partial` 80 % or more, else `too_little`: then there is no level, no label and no difference.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the share is a share of.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description The report that it is of; null for a recipe. */
                            reportId: string | null;
                            /**
                             * @description Whether its figures are those that the report was completed with, or its amounts with the food data of today: so both are where the sides were made with different food data, or by different databases.
                             * @enum {string}
                             */
                            figures: "as_published" | "todays_data";
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The versions of the food data that the figures here were made with. */
                            foodDataVersions: string[];
                        };
                        /** @description The other side. */
                        b: {
                            /** @description Grams CO2e by the basis, of what is counted so far, with the range that its difference is drawn from; null when nothing is. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. Nothing is compared by it. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description Share of everything written, sold or bought that is counted, 0–1; null where nothing is known of the whole. */
                            coverage: number | null;
                            /**
                             * @description `whole` 95 % or more, `partial` 80 % or more, else `too_little`: then there is no level, no label and no difference.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the share is a share of.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description The report that it is of; null for a recipe. */
                            reportId: string | null;
                            /**
                             * @description Whether its figures are those that the report was completed with, or its amounts with the food data of today: so both are where the sides were made with different food data, or by different databases.
                             * @enum {string}
                             */
                            figures: "as_published" | "todays_data";
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The versions of the food data that the figures here were made with. */
                            foodDataVersions: string[];
                        };
                        /** @description Grams CO2e, `b` − `a`; null where a side covers too little. */
                        difference: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                            /** @description The difference in percent of `a`; null where `a` is 0. */
                            percent: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /**
                             * @description `surely_…`: 97.5 % of the draws on one side, and more than amounts can carry (2 % of `a` for weighed or invoiced amounts, 5 % for typed ones); `probably_…`: 80 %; else `cannot_tell`.
                             * @enum {string}
                             */
                            sure: "surely_less" | "probably_less" | "cannot_tell" | "probably_more" | "surely_more";
                        } | null;
                        /** @description What the difference is made of; null without a difference, for sides of two kinds, and for a report made of more than 24 others, or of others that changed since. */
                        bridge: {
                            /**
                             * @description `servings` how much in all, `mix` which dishes or foods, `recipes` what dishes are made of, `supply` origin and way of production, `matching` what names were taken for, `food_data` the factors.
                             * @enum {string}
                             */
                            part: "servings" | "mix" | "recipes" | "supply" | "matching" | "food_data";
                            /** @description Grams CO2e by the basis; all parts sum to the difference. */
                            co2: number;
                        }[] | null;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getIngredients: {
        parameters: {
            query: {
                /** @description The name, or its beginning. */
                query: string;
                /** @description The language that the names are written in, and that answers name foods in. */
                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                /** @description How many ingredients are wanted at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ingredients found, the best first. */
                        items: {
                            /** @description The ingredient’s id in the food data. */
                            ingredientId: string;
                            /** @description What it is called in the language asked for. */
                            ingredientName: string;
                            /** @description The name or synonym that was found, in whichever language. */
                            matchedName: string;
                            /** @description The category that it belongs to. */
                            categoryId: string;
                            /** @description What that category is called. */
                            categoryName: string;
                            /** @description The strictest group of eaters that it suits; `fish` and `meat` suit neither vegans nor vegetarians. Null where its maker alone knows. */
                            diet: ("vegan" | "vegetarian" | "fish" | "meat") | null;
                            /** @description The states that it is sold in. */
                            variations: {
                                /** @description The variation’s id. */
                                variationId: string;
                                /** @description What it is called: fresh, frozen, dried. */
                                variationName: string;
                                /** @description Whether it is the one that counts when nobody says. */
                                default: boolean;
                            }[];
                            /** @description Probability that this is what was meant, 0–1. */
                            confidence: number;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postIngredientsParse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language that the lines are written in.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /** @description The lines as written, one ingredient in each. */
                    lines: string[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Each line in its parts, in the order sent. */
                        lines: {
                            /** @description The line as it was sent. */
                            input: string;
                            /** @description How much, in `unit`; two numbers are a range (`2–3`); null when nothing was counted or it is to taste. */
                            quantity: (number | [
                                number,
                                number
                            ]) | null;
                            /** @description The pieces that the weight in `quantity` was written behind, where it may be of each or of all (`75 meatballs (30 g)`); null when nothing leaves a doubt. */
                            counted: {
                                /** @description How many there are. */
                                quantity: number;
                                /** @description What is counted, such as `fillet`; null when nothing but the food is named. */
                                unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion") | null;
                            } | null;
                            /** @description Whether the number is a weight that was written without its unit: `butter 1,562`. */
                            lacksUnit: boolean;
                            /** @description The unit of `quantity`; null when none was written. */
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion") | null;
                            /** @description The unit as it was written (`msk`); null when none was. */
                            unitText: string | null;
                            /** @description What is neither quantity, unit nor note, as written. */
                            name: string;
                            /** @description What was said beside the name, such as `finely chopped`; null when nothing was. */
                            note: string | null;
                            /** @description Whether it is a heading between the lines, such as "For the sauce:", and no ingredient. */
                            heading: boolean;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInvoices: {
        parameters: {
            query?: {
                /** @description The restaurant that bought. Left out, it is the one that the buyer’s identifier was sent with before. */
                restaurantId?: string;
                /** @description The language that the lines are written in. */
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                /** @description `false` reads the file and keeps nothing of it. */
                keep?: string;
            };
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
                "text/xml": string;
                "application/pdf": string;
                "application/zip": string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The invoices that were read, in the order of their files. */
                        invoices: {
                            /** @description The file it stood in: its name in the container, or what it was taken for. */
                            file: string;
                            /**
                             * @description `ubl` or `cii`.
                             * @enum {string}
                             */
                            format: "ubl" | "cii";
                            /**
                             * @description A credit note’s amounts are written as positive and are taken off.
                             * @enum {string}
                             */
                            kind: "invoice" | "credit_note" | "correction";
                            /** @description The document’s number. */
                            number: string;
                            /** @description Day of issue, `YYYY-MM-DD`; null when it is not said. */
                            date: string | null;
                            /** @description ISO 4217 code; null when it is not said. */
                            currency: string | null;
                            /** @description Who sold. */
                            supplier: {
                                /** @description As the document has it; empty when it does not say. */
                                name: string;
                                /** @description The first of: GLN or other registered identifier, legal registration, VAT number, electronic address; null for none. */
                                id: string | null;
                            };
                            /** @description Who bought. */
                            buyer: {
                                /** @description As the document has it; empty when it does not say. */
                                name: string;
                                /** @description The first of: GLN or other registered identifier, legal registration, VAT number, electronic address; null for none. */
                                id: string | null;
                            };
                            /** @description Sum of the lines’ net amounts as the document says it; null for profiles that do not. */
                            lineTotal: number | null;
                            /** @description Discounts and charges on the whole document. Discounts lower what its goods cost in the report; the lines here have them not. */
                            allowances: {
                                /**
                                 * @description `allowance`: taken off; `charge`: put on, such as freight.
                                 * @enum {string}
                                 */
                                kind: "allowance" | "charge";
                                /** @description Without VAT, in the document’s currency. */
                                amount: number;
                                /** @description As the document has it; empty when it does not say. */
                                reason: string;
                                /** @description Rate of VAT in per cent of the lines that it is for; null when it is not said. */
                                vat: number | null;
                            }[];
                            /** @description Numbers of the invoices that it speaks of (BT-25). A correction takes the place of those that came before. */
                            preceding: string[];
                            /** @description Its lines, in their order; none for a profile without lines. */
                            lines: {
                                /** @description The line’s identifier in the document; its place from 1 when it has none. */
                                id: string;
                                /** @description The article’s name. */
                                name: string;
                                /** @description What else is said of the article; empty for nothing. */
                                description: string;
                                /** @description Billed quantity, in `unit`; null when the document does not say. */
                                quantity: number | null;
                                /** @description UN/ECE code of Recommendation 20 or 21, as written: `KGM`, `XCT`; null for none. */
                                unit: string | null;
                                /** @description Net amount of the line, without VAT, in the document’s currency; null when unknown. */
                                net: number | null;
                                /** @description The article’s GTIN (scheme 0160); null for none. */
                                gtin: string | null;
                                /** @description The seller’s own number of the article; null for none. */
                                articleNumber: string | null;
                                /** @description Country of origin, ISO 3166 alpha-2; null when it is not said. */
                                origin: string | null;
                                /** @description Classes of goods that the seller gave it. One that says that it is no food sets it aside, unless somebody decided about its name. */
                                classes: {
                                    /** @description Code of the classification (UNTDID 7143): `STI` is the CPV, `TST` UNSPSC, `HS` the Harmonised System. */
                                    list: string;
                                    /** @description The class in it. */
                                    code: string;
                                }[];
                                /** @description Rate of VAT in per cent, in which `net` is not; null when it is not said. */
                                vat: number | null;
                                /** @description Grams of the whole line, by its unit, the pack’s size in its name or the weight of what it is; null when nobody can tell. */
                                grams: number | null;
                                /** @description Why the line is no food: goods that nobody eats, a deposit, freight or another charge; null for what counts as food. */
                                setAside: ("not_food" | "deposit" | "freight" | "charge") | null;
                                /** @description What the line’s name stands for. */
                                match: {
                                    /** @description The name as it was asked for. */
                                    name: string;
                                    /** @description The ingredient that it is; null for a category, for no food, and when nobody knows. */
                                    ingredientId: string | null;
                                    /** @description That ingredient’s variation, such as frozen or dried; null without an ingredient. */
                                    variationId: string | null;
                                    /**
                                     * @description In place of both: a category, whose class average counts; null when an ingredient does.
                                     * @default null
                                     */
                                    categoryId: string | null;
                                    /**
                                     * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                                     * @default null
                                     */
                                    origin_iso: string | null;
                                    /** @description Whether it counts as organic. */
                                    organic: boolean;
                                    /**
                                     * @description True for what is set aside as no food, such as napkins or a deposit.
                                     * @default false
                                     */
                                    notFood: boolean;
                                    /** @description The name of the ingredient or category that it stands for; null when there is none. */
                                    mapped_name: string | null;
                                    /** @description The name of the variation; null when there is none. */
                                    variationName: string | null;
                                    /**
                                     * @description `memory`: somebody decided; `match`: sure enough to be taken; `none`: a person has to look.
                                     * @enum {string}
                                     */
                                    by: "memory" | "match" | "none";
                                    /** @description Calibrated probability of the best candidate, 0–1; 1 for what somebody decided. */
                                    confidence: number;
                                    /** @description Whether it reads like napkins or a deposit: offered to be set aside, never done unasked. */
                                    looksLikeNoFood: boolean;
                                    /** @description What the food data thinks, the best first, at most five. */
                                    candidates: {
                                        /** @description The ingredient’s id in the food data. */
                                        ingredientId: string;
                                        /** @description What it is called. */
                                        ingredientName: string;
                                        /** @description The variation that fits the name best. */
                                        variationId: string;
                                        /** @description What that variation is called. */
                                        variationName: string;
                                        /** @description Probability that this is meant, 0–1. */
                                        confidence: number;
                                    }[];
                                };
                            }[];
                            /** @description `sum_differs`: the lines’ net amounts are another sum than the document says; it is counted by its lines. */
                            warnings: "sum_differs"[];
                        }[];
                        /** @description Files that were not read, and invoices of which nothing was kept, with the reason. */
                        refused: {
                            /** @description The file, as in `invoices`. */
                            file: string;
                            /** @description A stable word for the reason: `not_an_invoice`, `no_lines`, `duplicate`. */
                            code: string;
                            /** @description The reason in English. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is of no kind that is taken. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The integration that the key is of. */
                        integration: {
                            /** @description The integration’s id. */
                            id: string;
                            /** @description What the organization calls it. */
                            name: string;
                            /** @description Whether the key is good for recipes, menus, reports, sales and purchases. */
                            open_api: boolean;
                            /** @description Whether the key is good for the memory of names. */
                            mapping_api: boolean;
                        };
                        /** @description The organization that the key reaches. */
                        organization: {
                            /** @description The organization’s id. */
                            id: string;
                            /** @description What it is called. */
                            name: string;
                            /** @description Where its food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            location: string;
                        };
                        /** @description Calls that the integration may make in a minute. */
                        perMinute: number;
                        /** @description The version of the food data that calculates now. */
                        foodDataVersion: string;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenuPlans: {
        parameters: {
            query: {
                /** @description The restaurant whose menu plans are listed. */
                restaurantId: string;
                /** @description `next` of the page before; the first page when left out. */
                cursor?: string;
                /** @description How many entries a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The menu plans of this page. */
                        items: {
                            /** @description The menu plan’s id. */
                            id: string;
                            /** @description The restaurant that it is of. */
                            restaurantId: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                            /** @description Weeks of the cycle. */
                            weeks: number;
                            /** @description Cells that have a dish. */
                            dishes: number;
                            /** @description A day of the first week, `YYYY-MM-DD`; null while no date is set. */
                            startsOn: string | null;
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMenuPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The restaurant that it is of. */
                    restaurantId: string;
                    /** @description The weeks, days and lines, and the dishes on them. */
                    plan: {
                        /** @description What the kitchen calls it. */
                        name: string;
                        /** @description Weeks of the cycle, 1 to 12. */
                        weeks: number;
                        /**
                         * @description The days of the week on which food is served: 1 is Monday.
                         * @default [
                         *       1,
                         *       2,
                         *       3,
                         *       4,
                         *       5
                         *     ]
                         */
                        weekdays?: number[];
                        /** @description What stands beside each other on a day. */
                        lines: {
                            /** @description Your own id of the line, unique in the plan. */
                            id: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                        }[];
                        /**
                         * @description A day of the first week, `YYYY-MM-DD`; null while no date is set.
                         * @default null
                         */
                        startsOn?: string | null;
                        /**
                         * @description The last day, of a season; null: it goes on.
                         * @default null
                         */
                        endsOn?: string | null;
                        /**
                         * @description Days without food; the cycle runs on.
                         * @default []
                         */
                        closed?: {
                            /** @description The first closed day, `YYYY-MM-DD`. */
                            from: string;
                            /** @description The last closed day, `YYYY-MM-DD`. */
                            to: string;
                            /**
                             * @description Why: a holiday.
                             * @default
                             */
                            name?: string;
                        }[];
                        /**
                         * @description Guests expected on a day; null when not known.
                         * @default null
                         */
                        guests?: number | null;
                        /** @description Days of the week on which other numbers of guests come; left out: as many on each. */
                        guestsOn?: {
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Guests expected on it. */
                            guests: number;
                        }[];
                        /**
                         * @description Who eats: limits of a healthy meal are an adult’s, and of children’s meals nothing is said by them; left out: adults.
                         * @enum {string}
                         */
                        eaters?: "adults" | "children";
                        /**
                         * @description What the kitchen wants kept.
                         * @default {
                         *       "eachDay": [],
                         *       "notTwiceADay": [],
                         *       "mostPerWeek": []
                         *     }
                         */
                        rules?: {
                            /**
                             * @description Tags of which every day has a dish.
                             * @default []
                             */
                            eachDay?: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description Tags of which no day has two dishes.
                             * @default []
                             */
                            notTwiceADay?: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description How many dishes of a week have a tag at most.
                             * @default []
                             */
                            mostPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description On how many days of a week something with a tag is served at most, however many dishes of a day have it; left out: on any. */
                            mostDaysPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Days of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description How many dishes of a week have a tag at least; left out: any number. */
                            leastPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at least. */
                                least: number;
                            }[];
                            /** @description What the food of a guest and day may cost, in the kitchen’s currency; null where nobody says. Of and from callers who may see costs alone. */
                            budget?: number | null;
                        };
                        /**
                         * @description The dishes, each on its week, day and line; a place has one at most.
                         * @default []
                         */
                        cells?: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description The line that the dish stands on. */
                            lineId: string;
                            /** @description The recipe of the dish. */
                            recipeId: string;
                            /**
                             * @description Servings that somebody expects; null: as was sold before.
                             * @default null
                             */
                            servings?: number | null;
                            /**
                             * @description Whether a shuffle leaves the dish where it is.
                             * @default false
                             */
                            locked?: boolean;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the kitchen calls it. */
                        name: string;
                        /** @description Weeks of the cycle, 1 to 12. */
                        weeks: number;
                        /**
                         * @description The days of the week on which food is served: 1 is Monday.
                         * @default [
                         *       1,
                         *       2,
                         *       3,
                         *       4,
                         *       5
                         *     ]
                         */
                        weekdays: number[];
                        /** @description What stands beside each other on a day. */
                        lines: {
                            /** @description Your own id of the line, unique in the plan. */
                            id: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                        }[];
                        /**
                         * @description A day of the first week, `YYYY-MM-DD`; null while no date is set.
                         * @default null
                         */
                        startsOn: string | null;
                        /**
                         * @description The last day, of a season; null: it goes on.
                         * @default null
                         */
                        endsOn: string | null;
                        /**
                         * @description Days without food; the cycle runs on.
                         * @default []
                         */
                        closed: {
                            /** @description The first closed day, `YYYY-MM-DD`. */
                            from: string;
                            /** @description The last closed day, `YYYY-MM-DD`. */
                            to: string;
                            /**
                             * @description Why: a holiday.
                             * @default
                             */
                            name: string;
                        }[];
                        /**
                         * @description Guests expected on a day; null when not known.
                         * @default null
                         */
                        guests: number | null;
                        /** @description Days of the week on which other numbers of guests come; left out: as many on each. */
                        guestsOn?: {
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Guests expected on it. */
                            guests: number;
                        }[];
                        /**
                         * @description Who eats: limits of a healthy meal are an adult’s, and of children’s meals nothing is said by them; left out: adults.
                         * @enum {string}
                         */
                        eaters?: "adults" | "children";
                        /**
                         * @description What the kitchen wants kept.
                         * @default {
                         *       "eachDay": [],
                         *       "notTwiceADay": [],
                         *       "mostPerWeek": []
                         *     }
                         */
                        rules: {
                            /**
                             * @description Tags of which every day has a dish.
                             * @default []
                             */
                            eachDay: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description Tags of which no day has two dishes.
                             * @default []
                             */
                            notTwiceADay: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description How many dishes of a week have a tag at most.
                             * @default []
                             */
                            mostPerWeek: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description On how many days of a week something with a tag is served at most, however many dishes of a day have it; left out: on any. */
                            mostDaysPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Days of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description How many dishes of a week have a tag at least; left out: any number. */
                            leastPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at least. */
                                least: number;
                            }[];
                            /** @description What the food of a guest and day may cost, in the kitchen’s currency; null where nobody says. Of and from callers who may see costs alone. */
                            budget?: number | null;
                        };
                        /**
                         * @description The dishes, each on its week, day and line; a place has one at most.
                         * @default []
                         */
                        cells: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description The line that the dish stands on. */
                            lineId: string;
                            /** @description The recipe of the dish. */
                            recipeId: string;
                            /**
                             * @description Servings that somebody expects; null: as was sold before.
                             * @default null
                             */
                            servings: number | null;
                            /**
                             * @description Whether a shuffle leaves the dish where it is.
                             * @default false
                             */
                            locked: boolean;
                        }[];
                        /** @description The menu plan’s id. */
                        id: string;
                        /** @description The restaurant that it is of. */
                        restaurantId: string;
                        /** @description How often it was saved: send it with the next save. */
                        version: number;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /** @description Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known. */
                        co2PerGuest: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                        co2PerGuestWithoutLandUseChange: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The share of the expected servings that the figure speaks of, 0–1. */
                        coverage: number;
                        /**
                         * @description `whole`, `partial` or `too_little`: below, no figure is given.
                         * @enum {string}
                         */
                        coverageState: "whole" | "partial" | "too_little";
                        /** @description The days that have dishes, each with what a guest takes of it. */
                        days: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known. */
                            co2PerGuest: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerGuestWithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The share of the expected servings that the figure speaks of, 0–1. */
                            coverage: number;
                            /**
                             * @description `whole`, `partial` or `too_little`: below, no figure is given.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMenuPlansShuffle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The dishes of each day as they stand now, by id. Each day keeps its number of places. */
                    current: string[][];
                    /** @description Guests expected on each day; as many on every day when left out. */
                    guests?: number[];
                    /**
                     * @description Days of a week.
                     * @default 5
                     */
                    weekLength?: number;
                    /** @description The dishes, each once. */
                    dishes: {
                        /** @description Your own id of the dish. */
                        id: string;
                        /** @description Grams CO2e of a serving; null when not known: the dish then weighs in no mean. */
                        co2: number | null;
                        /** @description How much it is chosen beside the others of its day, above 0: servings sold, or a share. */
                        popularity: number;
                        /**
                         * @description What rules know it by: `vegan`, `red_meat`.
                         * @default []
                         */
                        tags?: string[];
                        /**
                         * @description Grams of salt in a serving; null when not known.
                         * @default null
                         */
                        salt?: number | null;
                        /**
                         * @description Grams of saturated fat in a serving; null when not known.
                         * @default null
                         */
                        saturatedFat?: number | null;
                        /**
                         * @description What a serving costs, in your currency; null when not known.
                         * @default null
                         */
                        cost?: number | null;
                        /**
                         * @description Minutes of work that it takes; null when not known.
                         * @default null
                         */
                        minutes?: number | null;
                    }[];
                    /**
                     * @description Cells that stay.
                     * @default []
                     */
                    locked?: {
                        /** @description From 0. */
                        day: number;
                        /** @description From 0. */
                        place: number;
                        /** @description The dish that stands there. */
                        dishId: string;
                    }[];
                    /**
                     * @description What every answer keeps.
                     * @default {
                     *       "eachDay": [],
                     *       "notTwiceADay": [],
                     *       "mostPerWeek": {}
                     *     }
                     */
                    rules?: {
                        /**
                         * @description Tags of which every day has a dish.
                         * @default []
                         */
                        eachDay?: string[];
                        /**
                         * @description Tags of which no day has two dishes.
                         * @default []
                         */
                        notTwiceADay?: string[];
                        /**
                         * @description How many dishes of a tag a week has at most.
                         * @default {}
                         */
                        mostPerWeek?: {
                            [key: string]: number;
                        };
                        /** @description On how many days of a week a dish of a tag stands at most, however many of a day have it; left out: on any. */
                        mostDaysPerWeek?: {
                            [key: string]: number;
                        };
                    };
                    /**
                     * @description What may not become worse.
                     * @default []
                     */
                    guards?: ("salt" | "saturatedFat" | "cost" | "minutes")[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The dishes of each day, by id. */
                        days: string[][];
                        /** @description Expected grams CO2e of a guest as the days stand now. Null where they cannot be compared: rules or locks move a dish whose CO2e is not known, or no day is known. */
                        co2Before: number | null;
                        /** @description The same of the answer; null with the former. */
                        co2After: number | null;
                        /** @description What was guarded: salt, fat and cost expected of a guest; the minutes of the day that takes most. */
                        guards: {
                            /**
                             * @description What was guarded.
                             * @enum {string}
                             */
                            name: "salt" | "saturatedFat" | "cost" | "minutes";
                            /** @description Null where a dish’s amount is not known: then it is not guarded. */
                            before: number | null;
                            /** @description The same of the answer. */
                            after: number | null;
                        }[];
                        /** @description Whether there is none better: proved for up to 15 dishes. */
                        exact: boolean;
                        /** @description Rules that the answer breaks: none. */
                        broken: string[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenuPlansById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu plan’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the kitchen calls it. */
                        name: string;
                        /** @description Weeks of the cycle, 1 to 12. */
                        weeks: number;
                        /**
                         * @description The days of the week on which food is served: 1 is Monday.
                         * @default [
                         *       1,
                         *       2,
                         *       3,
                         *       4,
                         *       5
                         *     ]
                         */
                        weekdays: number[];
                        /** @description What stands beside each other on a day. */
                        lines: {
                            /** @description Your own id of the line, unique in the plan. */
                            id: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                        }[];
                        /**
                         * @description A day of the first week, `YYYY-MM-DD`; null while no date is set.
                         * @default null
                         */
                        startsOn: string | null;
                        /**
                         * @description The last day, of a season; null: it goes on.
                         * @default null
                         */
                        endsOn: string | null;
                        /**
                         * @description Days without food; the cycle runs on.
                         * @default []
                         */
                        closed: {
                            /** @description The first closed day, `YYYY-MM-DD`. */
                            from: string;
                            /** @description The last closed day, `YYYY-MM-DD`. */
                            to: string;
                            /**
                             * @description Why: a holiday.
                             * @default
                             */
                            name: string;
                        }[];
                        /**
                         * @description Guests expected on a day; null when not known.
                         * @default null
                         */
                        guests: number | null;
                        /** @description Days of the week on which other numbers of guests come; left out: as many on each. */
                        guestsOn?: {
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Guests expected on it. */
                            guests: number;
                        }[];
                        /**
                         * @description Who eats: limits of a healthy meal are an adult’s, and of children’s meals nothing is said by them; left out: adults.
                         * @enum {string}
                         */
                        eaters?: "adults" | "children";
                        /**
                         * @description What the kitchen wants kept.
                         * @default {
                         *       "eachDay": [],
                         *       "notTwiceADay": [],
                         *       "mostPerWeek": []
                         *     }
                         */
                        rules: {
                            /**
                             * @description Tags of which every day has a dish.
                             * @default []
                             */
                            eachDay: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description Tags of which no day has two dishes.
                             * @default []
                             */
                            notTwiceADay: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description How many dishes of a week have a tag at most.
                             * @default []
                             */
                            mostPerWeek: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description On how many days of a week something with a tag is served at most, however many dishes of a day have it; left out: on any. */
                            mostDaysPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Days of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description How many dishes of a week have a tag at least; left out: any number. */
                            leastPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at least. */
                                least: number;
                            }[];
                            /** @description What the food of a guest and day may cost, in the kitchen’s currency; null where nobody says. Of and from callers who may see costs alone. */
                            budget?: number | null;
                        };
                        /**
                         * @description The dishes, each on its week, day and line; a place has one at most.
                         * @default []
                         */
                        cells: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description The line that the dish stands on. */
                            lineId: string;
                            /** @description The recipe of the dish. */
                            recipeId: string;
                            /**
                             * @description Servings that somebody expects; null: as was sold before.
                             * @default null
                             */
                            servings: number | null;
                            /**
                             * @description Whether a shuffle leaves the dish where it is.
                             * @default false
                             */
                            locked: boolean;
                        }[];
                        /** @description The menu plan’s id. */
                        id: string;
                        /** @description The restaurant that it is of. */
                        restaurantId: string;
                        /** @description How often it was saved: send it with the next save. */
                        version: number;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /** @description Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known. */
                        co2PerGuest: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                        co2PerGuestWithoutLandUseChange: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The share of the expected servings that the figure speaks of, 0–1. */
                        coverage: number;
                        /**
                         * @description `whole`, `partial` or `too_little`: below, no figure is given.
                         * @enum {string}
                         */
                        coverageState: "whole" | "partial" | "too_little";
                        /** @description The days that have dishes, each with what a guest takes of it. */
                        days: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known. */
                            co2PerGuest: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerGuestWithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The share of the expected servings that the figure speaks of, 0–1. */
                            coverage: number;
                            /**
                             * @description `whole`, `partial` or `too_little`: below, no figure is given.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMenuPlansById: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The menu plan’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The whole plan as it shall be. */
                    plan: {
                        /** @description What the kitchen calls it. */
                        name: string;
                        /** @description Weeks of the cycle, 1 to 12. */
                        weeks: number;
                        /**
                         * @description The days of the week on which food is served: 1 is Monday.
                         * @default [
                         *       1,
                         *       2,
                         *       3,
                         *       4,
                         *       5
                         *     ]
                         */
                        weekdays?: number[];
                        /** @description What stands beside each other on a day. */
                        lines: {
                            /** @description Your own id of the line, unique in the plan. */
                            id: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                        }[];
                        /**
                         * @description A day of the first week, `YYYY-MM-DD`; null while no date is set.
                         * @default null
                         */
                        startsOn?: string | null;
                        /**
                         * @description The last day, of a season; null: it goes on.
                         * @default null
                         */
                        endsOn?: string | null;
                        /**
                         * @description Days without food; the cycle runs on.
                         * @default []
                         */
                        closed?: {
                            /** @description The first closed day, `YYYY-MM-DD`. */
                            from: string;
                            /** @description The last closed day, `YYYY-MM-DD`. */
                            to: string;
                            /**
                             * @description Why: a holiday.
                             * @default
                             */
                            name?: string;
                        }[];
                        /**
                         * @description Guests expected on a day; null when not known.
                         * @default null
                         */
                        guests?: number | null;
                        /** @description Days of the week on which other numbers of guests come; left out: as many on each. */
                        guestsOn?: {
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Guests expected on it. */
                            guests: number;
                        }[];
                        /**
                         * @description Who eats: limits of a healthy meal are an adult’s, and of children’s meals nothing is said by them; left out: adults.
                         * @enum {string}
                         */
                        eaters?: "adults" | "children";
                        /**
                         * @description What the kitchen wants kept.
                         * @default {
                         *       "eachDay": [],
                         *       "notTwiceADay": [],
                         *       "mostPerWeek": []
                         *     }
                         */
                        rules?: {
                            /**
                             * @description Tags of which every day has a dish.
                             * @default []
                             */
                            eachDay?: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description Tags of which no day has two dishes.
                             * @default []
                             */
                            notTwiceADay?: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description How many dishes of a week have a tag at most.
                             * @default []
                             */
                            mostPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description On how many days of a week something with a tag is served at most, however many dishes of a day have it; left out: on any. */
                            mostDaysPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Days of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description How many dishes of a week have a tag at least; left out: any number. */
                            leastPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at least. */
                                least: number;
                            }[];
                            /** @description What the food of a guest and day may cost, in the kitchen’s currency; null where nobody says. Of and from callers who may see costs alone. */
                            budget?: number | null;
                        };
                        /**
                         * @description The dishes, each on its week, day and line; a place has one at most.
                         * @default []
                         */
                        cells?: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description The line that the dish stands on. */
                            lineId: string;
                            /** @description The recipe of the dish. */
                            recipeId: string;
                            /**
                             * @description Servings that somebody expects; null: as was sold before.
                             * @default null
                             */
                            servings?: number | null;
                            /**
                             * @description Whether a shuffle leaves the dish where it is.
                             * @default false
                             */
                            locked?: boolean;
                        }[];
                    };
                    /** @description The version that it started from. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the kitchen calls it. */
                        name: string;
                        /** @description Weeks of the cycle, 1 to 12. */
                        weeks: number;
                        /**
                         * @description The days of the week on which food is served: 1 is Monday.
                         * @default [
                         *       1,
                         *       2,
                         *       3,
                         *       4,
                         *       5
                         *     ]
                         */
                        weekdays: number[];
                        /** @description What stands beside each other on a day. */
                        lines: {
                            /** @description Your own id of the line, unique in the plan. */
                            id: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                        }[];
                        /**
                         * @description A day of the first week, `YYYY-MM-DD`; null while no date is set.
                         * @default null
                         */
                        startsOn: string | null;
                        /**
                         * @description The last day, of a season; null: it goes on.
                         * @default null
                         */
                        endsOn: string | null;
                        /**
                         * @description Days without food; the cycle runs on.
                         * @default []
                         */
                        closed: {
                            /** @description The first closed day, `YYYY-MM-DD`. */
                            from: string;
                            /** @description The last closed day, `YYYY-MM-DD`. */
                            to: string;
                            /**
                             * @description Why: a holiday.
                             * @default
                             */
                            name: string;
                        }[];
                        /**
                         * @description Guests expected on a day; null when not known.
                         * @default null
                         */
                        guests: number | null;
                        /** @description Days of the week on which other numbers of guests come; left out: as many on each. */
                        guestsOn?: {
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Guests expected on it. */
                            guests: number;
                        }[];
                        /**
                         * @description Who eats: limits of a healthy meal are an adult’s, and of children’s meals nothing is said by them; left out: adults.
                         * @enum {string}
                         */
                        eaters?: "adults" | "children";
                        /**
                         * @description What the kitchen wants kept.
                         * @default {
                         *       "eachDay": [],
                         *       "notTwiceADay": [],
                         *       "mostPerWeek": []
                         *     }
                         */
                        rules: {
                            /**
                             * @description Tags of which every day has a dish.
                             * @default []
                             */
                            eachDay: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description Tags of which no day has two dishes.
                             * @default []
                             */
                            notTwiceADay: ("vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry")[];
                            /**
                             * @description How many dishes of a week have a tag at most.
                             * @default []
                             */
                            mostPerWeek: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description On how many days of a week something with a tag is served at most, however many dishes of a day have it; left out: on any. */
                            mostDaysPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Days of a week that have it at most. */
                                most: number;
                            }[];
                            /** @description How many dishes of a week have a tag at least; left out: any number. */
                            leastPerWeek?: {
                                /**
                                 * @description What is counted.
                                 * @enum {string}
                                 */
                                tag: "vegan" | "vegetarian" | "fish" | "meat" | "red_meat" | "beef" | "pork" | "lamb_game" | "poultry";
                                /** @description Dishes of a week that have it at least. */
                                least: number;
                            }[];
                            /** @description What the food of a guest and day may cost, in the kitchen’s currency; null where nobody says. Of and from callers who may see costs alone. */
                            budget?: number | null;
                        };
                        /**
                         * @description The dishes, each on its week, day and line; a place has one at most.
                         * @default []
                         */
                        cells: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description The line that the dish stands on. */
                            lineId: string;
                            /** @description The recipe of the dish. */
                            recipeId: string;
                            /**
                             * @description Servings that somebody expects; null: as was sold before.
                             * @default null
                             */
                            servings: number | null;
                            /**
                             * @description Whether a shuffle leaves the dish where it is.
                             * @default false
                             */
                            locked: boolean;
                        }[];
                        /** @description The menu plan’s id. */
                        id: string;
                        /** @description The restaurant that it is of. */
                        restaurantId: string;
                        /** @description How often it was saved: send it with the next save. */
                        version: number;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /** @description Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known. */
                        co2PerGuest: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                        co2PerGuestWithoutLandUseChange: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The share of the expected servings that the figure speaks of, 0–1. */
                        coverage: number;
                        /**
                         * @description `whole`, `partial` or `too_little`: below, no figure is given.
                         * @enum {string}
                         */
                        coverageState: "whole" | "partial" | "too_little";
                        /** @description The days that have dishes, each with what a guest takes of it. */
                        days: {
                            /** @description The week of the cycle, from 0. */
                            week: number;
                            /** @description The day of the week: 1 is Monday, 7 is Sunday. */
                            weekday: number;
                            /** @description Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known. */
                            co2PerGuest: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerGuestWithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The share of the expected servings that the figure speaks of, 0–1. */
                            coverage: number;
                            /**
                             * @description `whole`, `partial` or `too_little`: below, no figure is given.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenuPlansByIdPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu plan’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What guests see of it; null while it is not published. */
                        published: {
                            /** @description The name that guests read. */
                            title: string;
                            /** @description The version of the plan that guests see. */
                            version: number;
                            /** @description When it was published, ISO 8601. */
                            at: string;
                        } | null;
                        /** @description The version that is saved now. */
                        version: number;
                        /** @description What is asked of the saved version before guests see it. */
                        questions: {
                            /**
                             * @description `unknown_allergens`: not known of a dish; `not_as_promised`: a dish may not be what its line or name says; `claim`: words that may not stand.
                             * @enum {string}
                             */
                            question: "unknown_allergens" | "not_as_promised" | "claim";
                            /** @description The recipe of the dish; null where the words of the plan are asked about. */
                            recipeId: string | null;
                            /** @description The dish’s name, or the words that promise or claim. */
                            words: string;
                            /** @description Allergens that nobody knows of the dish; empty for other questions. */
                            allergens: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description False where a line of the recipe is open, so that nobody can say. */
                            isSure: boolean;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMenuPlansByIdPublication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The menu plan’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name that guests read. */
                    title: string;
                    /** @description The version that is meant: another is refused with `changed_meanwhile`. */
                    version?: number;
                    /**
                     * @description Questions that somebody looked at and goes on with.
                     * @default []
                     */
                    accepted?: {
                        /**
                         * @description The question, as it was asked.
                         * @enum {string}
                         */
                        question: "unknown_allergens" | "not_as_promised" | "claim";
                        /** @description The recipe that it was asked of; null for words of the plan. */
                        recipeId: string | null;
                        /** @description The words that it was asked with. */
                        words: string;
                        /**
                         * @description All the allergens that it was asked with: one that is not named is asked anew.
                         * @default []
                         */
                        allergens?: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                    }[];
                    /**
                     * @description Why; needed where a `claim`, or a `not_as_promised` that is sure, is accepted.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What guests see of it; null while it is not published. */
                        published: {
                            /** @description The name that guests read. */
                            title: string;
                            /** @description The version of the plan that guests see. */
                            version: number;
                            /** @description When it was published, ISO 8601. */
                            at: string;
                        } | null;
                        /** @description The version that is saved now. */
                        version: number;
                        /** @description What is asked of the saved version before guests see it. */
                        questions: {
                            /**
                             * @description `unknown_allergens`: not known of a dish; `not_as_promised`: a dish may not be what its line or name says; `claim`: words that may not stand.
                             * @enum {string}
                             */
                            question: "unknown_allergens" | "not_as_promised" | "claim";
                            /** @description The recipe of the dish; null where the words of the plan are asked about. */
                            recipeId: string | null;
                            /** @description The dish’s name, or the words that promise or claim. */
                            words: string;
                            /** @description Allergens that nobody knows of the dish; empty for other questions. */
                            allergens: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description False where a line of the recipe is open, so that nobody can say. */
                            isSure: boolean;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMenuPlansByIdPublication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The menu plan’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What guests see of it; null while it is not published. */
                        published: {
                            /** @description The name that guests read. */
                            title: string;
                            /** @description The version of the plan that guests see. */
                            version: number;
                            /** @description When it was published, ISO 8601. */
                            at: string;
                        } | null;
                        /** @description The version that is saved now. */
                        version: number;
                        /** @description What is asked of the saved version before guests see it. */
                        questions: {
                            /**
                             * @description `unknown_allergens`: not known of a dish; `not_as_promised`: a dish may not be what its line or name says; `claim`: words that may not stand.
                             * @enum {string}
                             */
                            question: "unknown_allergens" | "not_as_promised" | "claim";
                            /** @description The recipe of the dish; null where the words of the plan are asked about. */
                            recipeId: string | null;
                            /** @description The dish’s name, or the words that promise or claim. */
                            words: string;
                            /** @description Allergens that nobody knows of the dish; empty for other questions. */
                            allergens: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description False where a line of the recipe is open, so that nobody can say. */
                            isSure: boolean;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenus: {
        parameters: {
            query: {
                /** @description The restaurant whose menus are listed. */
                restaurantId: string;
                /** @description `next` of the page before; the first page when left out. */
                cursor?: string;
                /** @description How many entries a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The menus of this page. */
                        items: {
                            /** @description The menu’s id. */
                            id: string;
                            /** @description The restaurant that it was made in. */
                            restaurantId: string;
                            /** @description What the kitchen calls it. */
                            name: string;
                            /** @description Its page: `a4_portrait`, `a4_landscape`, `tv_portrait` or `tv_landscape`. */
                            orientation: string;
                            /** @description Addresses at which guests see it now; empty when at none. */
                            liveUrls: string[];
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenusById: {
        parameters: {
            query?: {
                /** @description The language that dishes are named in; a dish without a name in it has one that it has. */
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
            };
            header?: never;
            path: {
                /** @description The menu’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The menu’s id. */
                        id: string;
                        /** @description The restaurant that it was made in. */
                        restaurantId: string;
                        /** @description What the kitchen calls it. */
                        name: string;
                        /** @description Its page: `a4_portrait`, `a4_landscape`, `tv_portrait` or `tv_landscape`. */
                        orientation: string;
                        /** @description Addresses at which guests see it now; empty when at none. */
                        liveUrls: string[];
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /** @description The dishes in the menu’s order. */
                        dishes: {
                            /** @description The product’s id of the dish’s recipe. */
                            recipeId: string;
                            /** @description Your own id of the recipe; null when it has none, or is gone. */
                            externalId: string | null;
                            /** @description The dish as guests read it. */
                            name: string;
                            /** @description Grams CO2e of a portion; null when unknown, and then there is no label. */
                            co2PerPortion: number | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerPortionWithoutLandUseChange: number | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description False when a line of the recipe does not count, or the recipe is gone. */
                            complete: boolean;
                            /** @description Share of everything written in the dish that has a figure, by weight, 0–1; null for a recipe that is gone. */
                            coverage: number | null;
                            /**
                             * @description What may be said of it: with `too_little`, as of a recipe that is gone, `level` and `label` are null.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the coverage is a share of: of a dish its weight.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published; null for a recipe that is gone. */
                            database: ("organization" | "rise") | null;
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`; null for a recipe that is gone. */
                            consumption: string | null;
                            /** @description The version of the food data that the figures were made with; null for a recipe that is gone. */
                            foodDataVersion: string | null;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenusByIdAllergens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the kitchen calls the menu. */
                        name: string;
                        /** @description The restaurant that it was made in. */
                        kitchen: string;
                        /** @description When it was asked, ISO 8601: what stood in the recipes then. */
                        at: string;
                        /** @description The dishes in the menu’s order, each once, by the names that it has for them. */
                        dishes: {
                            /** @description The product’s id of the dish’s recipe. */
                            recipeId: string;
                            /** @description The dish’s names by language. */
                            names: {
                                /**
                                 * @description The language of this name.
                                 * @enum {string}
                                 */
                                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                                /** @description The dish’s name in it, without spaces around it. */
                                name: string;
                            }[];
                            /** @description The allergens that it contains. */
                            contains: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those that it may contain. */
                            mayContain: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those of which nothing is known. What is in none of the three is not among the ingredients. */
                            unknown: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those not among the ingredients for which a person answers. */
                            stated: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Who signed the dish off, and when; absent while nobody did. */
                            signed?: {
                                /** @description Their name then; null for somebody whose account was deleted. */
                                by: string | null;
                                /** @description When, ISO 8601. */
                                at: string;
                            };
                            /** @description The lines that bring an allergen or leave one open, in their order. */
                            lines: {
                                /** @description The line as the kitchen wrote it. */
                                written: string;
                                /** @description The allergens that it contains. */
                                contains: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                                /** @description Those that it may contain. */
                                mayContain: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                                /** @description Those of which nothing is known. What is in none of the three is not among the ingredients. */
                                unknown: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            }[];
                            /** @description The version of the food data that it rests on; null for a recipe that is gone. */
                            foodDataVersion: string | null;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNames: {
        parameters: {
            query?: {
                /** @description Names that somebody decided about, or those that wait for a person. */
                state?: "decided" | "waiting";
                /** @description Only what has this in its name or article number; all when left out. */
                search?: string;
                /** @description The language that answers name foods in; that of each name when left out. */
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                /** @description `next` of the page before; the first page when left out. */
                cursor?: string;
                /** @description How many entries a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The names, each with what it stands for. */
                        items: {
                            /** @description The id of this name. */
                            id: string;
                            /** @description The supplier’s article number; empty when there is none. */
                            externalId: string;
                            /** @description The name as the files have it. */
                            name: string;
                            /** @description The name of the ingredient or category that it stands for; null when there is none. */
                            mapped_name: string | null;
                            /** @description The name of the variation; null when there is none. */
                            variationName: string | null;
                            /** @description The ingredient that it is; null for a category, for no food, and when nobody knows. */
                            ingredientId: string | null;
                            /** @description That ingredient’s variation, such as frozen or dried; null without an ingredient. */
                            variationId: string | null;
                            /**
                             * @description In place of both: a category, whose class average counts; null when an ingredient does.
                             * @default null
                             */
                            categoryId: string | null;
                            /**
                             * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                             * @default null
                             */
                            origin_iso: string | null;
                            /**
                             * @description Whether it is organic; null when nobody knows.
                             * @default null
                             */
                            organic: boolean | null;
                            /**
                             * @description True for what is set aside as no food, such as napkins or a deposit.
                             * @default false
                             */
                            notFood: boolean;
                            /**
                             * @description The language that the name is written in.
                             * @enum {string}
                             */
                            language_iso: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            /** @description Whether all is known that a figure needs: the food, and its origin or whether it is organic. */
                            complete: boolean;
                            /** @description The first of the candidates; null when the food data finds nothing. */
                            suggestedIngredient: {
                                /** @description The ingredient’s id in the food data. */
                                ingredientId: string;
                                /** @description What it is called. */
                                ingredientName: string;
                                /** @description The variation that fits the name best. */
                                variationId: string;
                                /** @description What that variation is called. */
                                variationName: string;
                                /** @description Probability that this is meant, 0–1. */
                                confidence: number;
                            } | null;
                            /** @description What the food data thinks, the best first, at most five. */
                            candidates: {
                                /** @description The ingredient’s id in the food data. */
                                ingredientId: string;
                                /** @description What it is called. */
                                ingredientName: string;
                                /** @description The variation that fits the name best. */
                                variationId: string;
                                /** @description What that variation is called. */
                                variationName: string;
                                /** @description Probability that this is meant, 0–1. */
                                confidence: number;
                            }[];
                            /** @description What met this name and still has it. */
                            sources: {
                                /** @description Reports outside the bin that have it. */
                                reports: number;
                                /** @description Recipes outside the bin that have it. */
                                recipes: number;
                                /** @description Programs that asked for it. */
                                programs: number;
                            };
                            /** @description Rows of these sources that wait for this name. */
                            rows: number;
                            /** @description Grams of those rows, as far as known. */
                            weight: number;
                            /** @description Grams that rows without a weight are thought to be; for the order of the queue alone. */
                            weightGuessed: number;
                            /** @description What those rows cost, in the files’ own currency; null when not known, or of kitchens in several countries. */
                            money: number | null;
                            /** @description Grams CO2e that its being unknown leaves open: the grams times how far the candidates’ factors are apart. */
                            atStake: number;
                            /** @description Who decided; null when nobody did. */
                            decidedBy: {
                                /** @description Of a person; of a program its whole name. */
                                firstname: string;
                                /** @description Of a person; empty for a program. */
                                lastname: string;
                            } | null;
                            /** @description When it was decided, ISO 8601; null when it was not. */
                            decidedAt: string | null;
                            /** @description The decision before this one; null when there was none. */
                            former: {
                                /** @description The ingredient that it is; null for a category, for no food, and when nobody knows. */
                                ingredientId: string | null;
                                /** @description That ingredient’s variation, such as frozen or dried; null without an ingredient. */
                                variationId: string | null;
                                /**
                                 * @description In place of both: a category, whose class average counts; null when an ingredient does.
                                 * @default null
                                 */
                                categoryId: string | null;
                                /**
                                 * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                                 * @default null
                                 */
                                origin_iso: string | null;
                                /**
                                 * @description Whether it is organic; null when nobody knows.
                                 * @default null
                                 */
                                organic: boolean | null;
                                /**
                                 * @description True for what is set aside as no food, such as napkins or a deposit.
                                 * @default false
                                 */
                                notFood: boolean;
                                /** @description The name of the ingredient or category that it stands for; null when there is none. */
                                mapped_name: string | null;
                                /** @description The name of the variation; null when there is none. */
                                variationName: string | null;
                                /** @description Who decided so; null when that is not known any more. */
                                decidedBy: {
                                    /** @description Of a person; of a program its whole name. */
                                    firstname: string;
                                    /** @description Of a person; empty for a program. */
                                    lastname: string;
                                } | null;
                                /** @description When it was decided, ISO 8601. */
                                decidedAt: string;
                            } | null;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The names, each with what it stands for. */
                    ingredients: {
                        /** @description The name as your list has it. */
                        name: string;
                        /**
                         * @description The supplier’s article number; empty for none.
                         * @default
                         */
                        externalId?: string;
                        /**
                         * @description The ingredient that it stands for; null for a category or no food.
                         * @default null
                         */
                        slvid?: string | null;
                        /**
                         * @description That ingredient’s variation; null for its first.
                         * @default null
                         */
                        variation_id?: string | null;
                        /**
                         * @description In place of an ingredient: a category, whose class average counts; null for none.
                         * @default null
                         */
                        category_id?: string | null;
                        /**
                         * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                         * @default null
                         */
                        origin_iso?: string | null;
                        /**
                         * @description Whether it is organic; null when nobody knows.
                         * @default null
                         */
                        organic?: boolean | null;
                        /**
                         * @description True for what is set aside as no food, such as napkins or a deposit.
                         * @default false
                         */
                        not_food?: boolean;
                        /**
                         * @description The language of this name; that of the call when left out.
                         * @enum {string}
                         */
                        language_iso?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    }[];
                    /**
                     * @description The language of the names, for those that have none of their own.
                     * @enum {string}
                     */
                    language_iso: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /**
                     * @description Where the food is eaten; the organization’s location when left out.
                     * @enum {string}
                     */
                    consumption_iso?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The names, each with what it stands for. */
                        items: {
                            /** @description The id of this name. */
                            id: string;
                            /** @description The supplier’s article number; empty when there is none. */
                            externalId: string;
                            /** @description The name as the files have it. */
                            name: string;
                            /** @description The name of the ingredient or category that it stands for; null when there is none. */
                            mapped_name: string | null;
                            /** @description The name of the variation; null when there is none. */
                            variationName: string | null;
                            /** @description The ingredient that it is; null for a category, for no food, and when nobody knows. */
                            ingredientId: string | null;
                            /** @description That ingredient’s variation, such as frozen or dried; null without an ingredient. */
                            variationId: string | null;
                            /**
                             * @description In place of both: a category, whose class average counts; null when an ingredient does.
                             * @default null
                             */
                            categoryId: string | null;
                            /**
                             * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                             * @default null
                             */
                            origin_iso: string | null;
                            /**
                             * @description Whether it is organic; null when nobody knows.
                             * @default null
                             */
                            organic: boolean | null;
                            /**
                             * @description True for what is set aside as no food, such as napkins or a deposit.
                             * @default false
                             */
                            notFood: boolean;
                            /**
                             * @description The language that the name is written in.
                             * @enum {string}
                             */
                            language_iso: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            /** @description Whether all is known that a figure needs: the food, and its origin or whether it is organic. */
                            complete: boolean;
                            /** @description The first of the candidates; null when the food data finds nothing. */
                            suggestedIngredient: {
                                /** @description The ingredient’s id in the food data. */
                                ingredientId: string;
                                /** @description What it is called. */
                                ingredientName: string;
                                /** @description The variation that fits the name best. */
                                variationId: string;
                                /** @description What that variation is called. */
                                variationName: string;
                                /** @description Probability that this is meant, 0–1. */
                                confidence: number;
                            } | null;
                            /** @description What the food data thinks, the best first, at most five. */
                            candidates: {
                                /** @description The ingredient’s id in the food data. */
                                ingredientId: string;
                                /** @description What it is called. */
                                ingredientName: string;
                                /** @description The variation that fits the name best. */
                                variationId: string;
                                /** @description What that variation is called. */
                                variationName: string;
                                /** @description Probability that this is meant, 0–1. */
                                confidence: number;
                            }[];
                            /** @description What met this name and still has it. */
                            sources: {
                                /** @description Reports outside the bin that have it. */
                                reports: number;
                                /** @description Recipes outside the bin that have it. */
                                recipes: number;
                                /** @description Programs that asked for it. */
                                programs: number;
                            };
                            /** @description Rows of these sources that wait for this name. */
                            rows: number;
                            /** @description Grams of those rows, as far as known. */
                            weight: number;
                            /** @description Grams that rows without a weight are thought to be; for the order of the queue alone. */
                            weightGuessed: number;
                            /** @description What those rows cost, in the files’ own currency; null when not known, or of kitchens in several countries. */
                            money: number | null;
                            /** @description Grams CO2e that its being unknown leaves open: the grams times how far the candidates’ factors are apart. */
                            atStake: number;
                            /** @description Who decided; null when nobody did. */
                            decidedBy: {
                                /** @description Of a person; of a program its whole name. */
                                firstname: string;
                                /** @description Of a person; empty for a program. */
                                lastname: string;
                            } | null;
                            /** @description When it was decided, ISO 8601; null when it was not. */
                            decidedAt: string | null;
                            /** @description The decision before this one; null when there was none. */
                            former: {
                                /** @description The ingredient that it is; null for a category, for no food, and when nobody knows. */
                                ingredientId: string | null;
                                /** @description That ingredient’s variation, such as frozen or dried; null without an ingredient. */
                                variationId: string | null;
                                /**
                                 * @description In place of both: a category, whose class average counts; null when an ingredient does.
                                 * @default null
                                 */
                                categoryId: string | null;
                                /**
                                 * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                                 * @default null
                                 */
                                origin_iso: string | null;
                                /**
                                 * @description Whether it is organic; null when nobody knows.
                                 * @default null
                                 */
                                organic: boolean | null;
                                /**
                                 * @description True for what is set aside as no food, such as napkins or a deposit.
                                 * @default false
                                 */
                                notFood: boolean;
                                /** @description The name of the ingredient or category that it stands for; null when there is none. */
                                mapped_name: string | null;
                                /** @description The name of the variation; null when there is none. */
                                variationName: string | null;
                                /** @description Who decided so; null when that is not known any more. */
                                decidedBy: {
                                    /** @description Of a person; of a program its whole name. */
                                    firstname: string;
                                    /** @description Of a person; empty for a program. */
                                    lastname: string;
                                } | null;
                                /** @description When it was decided, ISO 8601. */
                                decidedAt: string;
                            } | null;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postNamesMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language that the names are written in, and that answers name foods in.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /**
                     * @description Whether names that are not surely matched shall wait in the mapper for a person.
                     * @default false
                     */
                    wait?: boolean;
                    /**
                     * @description Where the food is eaten; the organization’s location when left out.
                     * @enum {string}
                     */
                    consumption?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                    /** @description The names to match. */
                    names: {
                        /** @description The name as your list has it. */
                        name: string;
                        /**
                         * @description The supplier’s article number; empty for none.
                         * @default
                         */
                        externalId?: string;
                        /** @description Grams that were bought of it: what is at stake orders the mapper’s queue. Null or left out: not known. */
                        grams?: number | null;
                        /** @description What that cost, in your own currency. Null or left out: not known. */
                        money?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What each name stands for, in the order sent. */
                        items: {
                            /** @description The name as it was asked for. */
                            name: string;
                            /** @description The ingredient that it is; null for a category, for no food, and when nobody knows. */
                            ingredientId: string | null;
                            /** @description That ingredient’s variation, such as frozen or dried; null without an ingredient. */
                            variationId: string | null;
                            /**
                             * @description In place of both: a category, whose class average counts; null when an ingredient does.
                             * @default null
                             */
                            categoryId: string | null;
                            /**
                             * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                             * @default null
                             */
                            origin_iso: string | null;
                            /** @description Whether it counts as organic. */
                            organic: boolean;
                            /**
                             * @description True for what is set aside as no food, such as napkins or a deposit.
                             * @default false
                             */
                            notFood: boolean;
                            /** @description The name of the ingredient or category that it stands for; null when there is none. */
                            mapped_name: string | null;
                            /** @description The name of the variation; null when there is none. */
                            variationName: string | null;
                            /**
                             * @description `memory`: somebody decided; `match`: sure enough to be taken; `none`: a person has to look.
                             * @enum {string}
                             */
                            by: "memory" | "match" | "none";
                            /** @description Calibrated probability of the best candidate, 0–1; 1 for what somebody decided. */
                            confidence: number;
                            /** @description Whether it reads like napkins or a deposit: offered to be set aside, never done unasked. */
                            looksLikeNoFood: boolean;
                            /** @description What the food data thinks, the best first, at most five. */
                            candidates: {
                                /** @description The ingredient’s id in the food data. */
                                ingredientId: string;
                                /** @description What it is called. */
                                ingredientName: string;
                                /** @description The variation that fits the name best. */
                                variationId: string;
                                /** @description What that variation is called. */
                                variationName: string;
                                /** @description Probability that this is meant, 0–1. */
                                confidence: number;
                            }[];
                        }[];
                        /** @description How many of them wait in the mapper for a person now. */
                        waiting: number;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postProcurement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The restaurant whose report it is. */
                    restaurantId: string;
                    /**
                     * @description The language that the names are written in.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /**
                     * @description The report of a whole month, or of one day’s event.
                     * @default monthly
                     * @enum {string}
                     */
                    type?: "monthly" | "event";
                    /** @description Any day of the month, or the day of the event: `2026-11-20`, from 1990 to the end of next month. */
                    day: string;
                    /** @description What a report that is made is called; by its kind and time when left out. */
                    name?: string;
                    /**
                     * @description `replace` takes the place of the rows that are there, `add` puts them to those: a till that sends every evening adds.
                     * @default replace
                     * @enum {string}
                     */
                    mode?: "replace" | "add";
                    /**
                     * @description Completes the report with these rows. A completed report of the same start then moves to the bin; without it, the call is refused.
                     * @default false
                     */
                    complete?: boolean;
                    /** @description What was bought, a row for each article. */
                    rows: {
                        /** @description The article as the invoice or order has it. */
                        name: string;
                        /**
                         * @description The supplier’s article number; empty for none.
                         * @default
                         */
                        externalId?: string;
                        /**
                         * @description How much was bought, in `unit`; below zero was sent back. Null when not known.
                         * @default null
                         */
                        amount?: number | null;
                        /**
                         * @description The unit as written: `kg`, `st`, `case`. Null when there is none.
                         * @default null
                         */
                        unit?: string | null;
                        /**
                         * @description Grams of the whole row, where the unit does not tell; null when not known.
                         * @default null
                         */
                        grams?: number | null;
                        /**
                         * @description What the row cost, in your own currency; null when not known.
                         * @default null
                         */
                        money?: number | null;
                        /**
                         * @description Country that it comes from, ISO 3166 alpha-2; null for the usual supply.
                         * @default null
                         */
                        origin?: string | null;
                        /**
                         * @description Whether it is organic.
                         * @default false
                         */
                        organic?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The report as it stands now. */
                        report: {
                            /** @description The report’s id. */
                            id: string;
                            /** @description What it is called. */
                            name: string;
                            /**
                             * @description Of one restaurant, or of the organization.
                             * @enum {string}
                             */
                            category: "restaurant" | "organization";
                            /**
                             * @description What was sold, or what was bought (`procurement`).
                             * @enum {string}
                             */
                            variety: "sales" | "procurement";
                            /**
                             * @description Of a month, of a longer period, or of one day’s event.
                             * @enum {string}
                             */
                            type: "monthly" | "period" | "event";
                            /**
                             * @description Figures stand still once it is completed.
                             * @enum {string}
                             */
                            status: "draft" | "completed";
                            /** @description Its first day, `2026-11-01`. */
                            startDate: string;
                            /** @description The last day of a period, `2026-12-31`; null for a month or an event. */
                            endDate: string | null;
                            /** @description The restaurant that it was made in. */
                            restaurantId: string;
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Grams CO2e of all that is covered; null in a draft, and when nothing is. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Servings sold; null in a draft, and of purchases, which have none. */
                            totalServings: number | null;
                            /** @description By kg CO2e of an average 400 g of what was sold or bought; null in a draft, when unknown, and where `coverageState` is `too_little`. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description Share of everything that was sold or bought that has a figure, 0–1; null in a draft, and when nothing is known of the whole. */
                            coverage: number | null;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, and in a draft: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What it is a share of: servings sold; weight bought, a row of unknown weight being in the whole with the median of its kind; money where no weight is known.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description Rows that wait for a person to say what they are. */
                            unmatchedRows: number;
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with; null in a draft. */
                            foodDataVersion: string | null;
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                        };
                        /** @description Rows that the report has now; those of one dish and day, or of one article, add up to one. */
                        rows: number;
                        /** @description Rows of this call that could not be matched: they wait for a person, and count as not covered. */
                        unmatched: {
                            /** @description The row’s place in the call, from 0. */
                            index: number;
                            /** @description Its name as written. */
                            name: string;
                        }[];
                        /** @description Purchases of this call that were matched and have no weight: they count as not covered. Empty for sales. */
                        unweighed: {
                            /** @description The row’s place in the call, from 0. */
                            index: number;
                            /** @description Its name as written. */
                            name: string;
                            /**
                             * @description What is missing: the weight of its unit, or an amount.
                             * @enum {string}
                             */
                            code: "unknown_weight" | "no_amount";
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecipes: {
        parameters: {
            query: {
                /** @description The restaurant whose recipes are listed. */
                restaurantId: string;
                /** @description The restaurant’s own library, or the one it shares with its `organization`. */
                library?: "restaurant" | "organization";
                /** @description Only recipes with these words; all when left out. */
                search?: string;
                /** @description Only those changed since then, ISO 8601 with its zone: `2026-11-20T06:00:00Z`. */
                changedSince?: string;
                /** @description `next` of the page before; the first page when left out. */
                cursor?: string;
                /** @description How many entries a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The recipes of this page. */
                        items: {
                            /** @description The product’s id of the recipe. */
                            id: string;
                            /** @description Your own id of the recipe; null when it has none. */
                            externalId: string | null;
                            /** @description The restaurant that the recipe was made in. */
                            restaurantId: string;
                            /** @description The dish’s names, one for each language it has. */
                            names: {
                                /**
                                 * @description The language of this name.
                                 * @enum {string}
                                 */
                                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                                /** @description The dish’s name in it, without spaces around it. */
                                name: string;
                            }[];
                            /** @description How many portions it makes. */
                            portions: number;
                            /** @description Counts up from 1 with every change. */
                            version: number;
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                            /** @description Grams CO2e of a portion; null when unknown. */
                            co2PerPortion: number | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerPortionWithoutLandUseChange: number | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description False when a line does not count: the figures are then those of a part. */
                            complete: boolean;
                            /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                            coverage: number;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the coverage is a share of: of a dish its weight.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description Each of the fourteen in one of four lists. What a line that is not understood, or a bought food, leaves open is unknown until a person of the kitchen signs the dish off. */
                            allergenStates: {
                                /** @description The allergens that the dish contains. */
                                contains: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                                /** @description Those that it may contain. */
                                mayContain: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                                /** @description Those that are not among its ingredients, as every line or a person says. No promise of a dish without traces. */
                                notAmong: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                                /** @description Those of which it is not known. */
                                unknown: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            };
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with. */
                            foodDataVersion: string;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRecipes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language that names and lines are written in, and that answers name foods in.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /** @description The restaurant whose library they are kept in. */
                    restaurantId: string;
                    /**
                     * @description Whether they are kept; `false` calculates alone.
                     * @default true
                     */
                    keep?: boolean;
                    /**
                     * @description Whether the answer has each line with what it was understood as.
                     * @default false
                     */
                    lines?: boolean;
                    /** @description The recipes, each id once. */
                    recipes: {
                        /** @description Your own id of the recipe, as your system has it. */
                        externalId: string;
                        /** @description The dish’s name in the language of the call, or a list with one for each language. */
                        name: string | {
                            /**
                             * @description The language of this name.
                             * @enum {string}
                             */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            /** @description The dish’s name in it, without spaces around it. */
                            name: string;
                        }[];
                        /**
                         * @description How many portions all the lines together make.
                         * @default 1
                         */
                        portions?: number;
                        /** @description The ingredients, for all portions. */
                        lines: {
                            /** @description The line as written: `200 g carrots, grated`. Needed without a name or an id. */
                            text?: string;
                            /** @description The name alone, without amount and unit; goes before `text`. */
                            name?: string;
                            /** @description How much, in `unit`; goes before one that is written. Null or left out: as the text says. */
                            amount?: number | null;
                            /** @description The unit of `amount`. Null or left out: as the text says. */
                            unit?: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @description The kitchen’s own unit of the `amount` sent, which stays in `unit`. Null: none. Left out: as the kept recipe has it while food and amount are the same. */
                            measure?: {
                                /**
                                 * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                 * @enum {string}
                                 */
                                unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                holds: number;
                            } | null;
                            /** @description An ingredient of the food data; goes before name and text. Null or left out: looked for by name. */
                            ingredientId?: string | null;
                            /** @description A variation of it, such as frozen or dried. Null or left out: the usual one. */
                            variationId?: string | null;
                            /** @description In place of an ingredient: a category, whose class average counts. Null or left out: none. */
                            categoryId?: string | null;
                            /** @description Country that it comes from, ISO 3166 alpha-2. Null or left out: as the text says, else the usual supply. */
                            origin?: string | null;
                            /** @description Whether it is organic; as the text says when left out. */
                            organic?: boolean;
                        }[];
                        /**
                         * @description What a portion is in a meal: `0.1` a snack, `0.3` a small, `0.5` a medium, `1` a main course; `0` leaves it to the weight.
                         * @default 0
                         */
                        mealsize?: 0 | 0.1 | 0.3 | 0.5 | 1;
                        /**
                         * @description A category of your own; empty for none.
                         * @default
                         */
                        category?: string;
                        /**
                         * @description Words to find the recipe by.
                         * @default []
                         */
                        tags?: string[];
                        /**
                         * @description The method or a note, in several lines if you like.
                         * @default
                         */
                        note?: string;
                        /** @description Statements beyond the ingredients: the weight as served, cooking, waste. They never move footprint or level. Null or left out: none. */
                        served?: {
                            /**
                             * @description What the dish weighs as served; null: not said.
                             * @default null
                             */
                            weight?: ({
                                /**
                                 * @description Weighed by the kitchen.
                                 * @constant
                                 */
                                by: "typed";
                                /** @description Grams of all portions as they are served. */
                                grams: number;
                            } | {
                                /**
                                 * @description What each ingredient weighs when it is cooked, by the food data’s yields.
                                 * @constant
                                 */
                                by: "yields";
                            }) | null;
                            /**
                             * @description How it is cooked; null: not said.
                             * @default null
                             */
                            cooking?: {
                                /**
                                 * @description How it is cooked; `other` needs `kWh`.
                                 * @enum {string}
                                 */
                                method: "oven" | "pan" | "frying" | "microwave" | "reheating" | "other";
                                /**
                                 * @description Kilowatt-hours for all portions, as measured; null: what the method takes for a kilogram.
                                 * @default null
                                 */
                                kWh?: number | null;
                            } | null;
                            /**
                             * @description How much of it is thrown away; null: not said.
                             * @default null
                             */
                            waste?: ({
                                /**
                                 * @description As the kitchen weighs it.
                                 * @constant
                                 */
                                by: "typed";
                                /** @description Share of the food that is thrown away, 0–0.9. */
                                share: number;
                            } | {
                                /**
                                 * @description The average of kitchens that weighed theirs.
                                 * @constant
                                 */
                                by: "average";
                            }) | null;
                        } | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What became of each recipe, in the order sent. */
                        items: {
                            /** @description Its place in the batch, from 0. */
                            index: number;
                            /** @description Your own id of the recipe, as it was sent. */
                            externalId: string;
                            /** @description The product’s id of the kept recipe; null when it was refused, or nothing was to be kept. */
                            id: string | null;
                            /**
                             * @description What became of it; `calculated` when nothing was to be kept.
                             * @enum {string}
                             */
                            outcome: "created" | "updated" | "unchanged" | "calculated" | "refused";
                            /** @description Its footprint, with what it speaks of; null when it was refused. */
                            footprint: {
                                /** @description Grams CO2e of all portions together; null when nothing is known. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                                co2WithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description Grams CO2e of a portion; null when nothing is known. */
                                co2PerPortion: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                                co2PerPortionWithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description Grams of all lines whose weight is known, as bought. */
                                weight: number;
                                /** @description Those grams, of a portion. */
                                weightPerPortion: number;
                                /** @description What it weighs as served; null when nobody says it, or too little is weighed to add it up. */
                                served: {
                                    /**
                                     * @description Weighed by the kitchen, or added up of what each ingredient weighs when cooked.
                                     * @enum {string}
                                     */
                                    by: "typed" | "yields";
                                    /** @description Grams of all portions as served. */
                                    grams: number;
                                    /** @description Grams of a portion as served. */
                                    perPortion: number;
                                    /** @description What 100 g as served hold, of the part of the weight that is known. */
                                    per100g: {
                                        /** @description Energy, kcal; null when not known. */
                                        energyKcal: number | null;
                                        /** @description Fat, g; null when not known. */
                                        fat: number | null;
                                        /** @description Saturated fat, g; null when not known. */
                                        saturatedFat: number | null;
                                        /** @description Carbohydrate, g; null when not known. */
                                        carbohydrate: number | null;
                                        /** @description Sugars, g; null when not known. */
                                        sugar: number | null;
                                        /** @description Fibre, g; null when not known. */
                                        fibre: number | null;
                                        /** @description Protein, g; null when not known. */
                                        protein: number | null;
                                        /** @description Salt, g; null when not known. */
                                        salt: number | null;
                                    };
                                } | null;
                                /** @description Cooking and waste beside the ingredients; null when neither is stated. Level and every comparison go by the ingredients alone. */
                                beyondTheKitchen: {
                                    /**
                                     * @description Where the total ends: at the plate, with those of the two that are stated.
                                     * @enum {string}
                                     */
                                    boundary: "with_cooking" | "with_waste" | "with_cooking_and_waste";
                                    /** @description Grams CO2e of cooking a portion; null when not stated, or the place’s electricity is not known. */
                                    cooking: number | null;
                                    /** @description Grams CO2e of what is thrown away for each portion eaten; null when not stated or not known. */
                                    waste: number | null;
                                    /** @description Grams CO2e of a portion with those; null as soon as one that is stated is not known. */
                                    total: {
                                        /** @description The best estimate, in the unit of the field that it stands in. */
                                        value: number;
                                        /** @description Low end of the 90 % range, in the same unit. */
                                        low: number;
                                        /** @description High end of the 90 % range, in the same unit. */
                                        high: number;
                                    } | null;
                                } | null;
                                /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                                label: ("A" | "B" | "C" | "D" | "E") | null;
                                /** @description How well the footprint is founded, from `A` (direct, confirmed by a second source) to `D` (class averages); null without a figure. */
                                grade: ("A" | "B" | "C" | "D") | null;
                                /** @description False when a line does not count: the figures are then those of a part. */
                                complete: boolean;
                                /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                                coverage: number;
                                /**
                                 * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                                 * @enum {string}
                                 */
                                coverageState: "whole" | "partial" | "too_little";
                                /**
                                 * @description What the coverage is a share of: of a dish its weight.
                                 * @enum {string}
                                 */
                                coverageOf: "servings" | "weight" | "money";
                                /** @description How many lines have a figure. */
                                linesCovered: number;
                                /** @description What a person should look at again, nothing being refused: `line_heavy` more than 1 kg of one line in a portion, `portion_heavy` a portion of more than 1.2 kg, `co2_high` more than 10 kg CO2e in one. */
                                doubts: ("line_heavy" | "portion_heavy" | "co2_high")[];
                                /**
                                 * @description What the figures include: everything from farm to kitchen door.
                                 * @constant
                                 */
                                boundary: "farm_to_kitchen_door";
                                /**
                                 * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                                 * @enum {string}
                                 */
                                database: "organization" | "rise";
                                /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                                consumption: string;
                                /** @description The version of the food data that the figures were made with. */
                                foodDataVersion: string;
                            } | null;
                            /** @description What each line was understood as; left out unless `lines` was asked for. */
                            lines?: {
                                /** @description Its place among the lines that were sent, or of the kept recipe, from 0: "salt and pepper" becomes two lines of one place, a heading none. */
                                place: number;
                                /** @description The line as it was sent; for an own ingredient of the kitchen, its name. */
                                written: string;
                                /** @description The ingredient that it means; null when none was found. */
                                ingredientId: string | null;
                                /** @description The name of the ingredient, or of the category; null when neither was found. */
                                ingredientName: string | null;
                                /** @description The variation that is counted; null when there is none. */
                                variationId: string | null;
                                /** @description That variation’s name; null when there is none. */
                                variationName: string | null;
                                /** @description A category in place of an ingredient: its class average counts; null when not. */
                                categoryId: string | null;
                                /** @description The recipe that a kept recipe uses here by its weight, in place of an ingredient; null when none. */
                                bagId: string | null;
                                /** @description Country that it comes from, ISO 3166 alpha-2; null when not known: the usual supply counts. */
                                origin: string | null;
                                /** @description Whether it counts as organic. */
                                organic: boolean;
                                /** @description How much, in `unit`; null when no amount is known. */
                                amount: number | null;
                                /** @description The unit of `amount`; null when none is known. */
                                unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                                /** @description The kitchen’s own unit where it is none of those: 254 g that are 2 cups; null when it is measured in `unit`. */
                                measure: {
                                    /**
                                     * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                     * @enum {string}
                                     */
                                    unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                    /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                    holds: number;
                                } | null;
                                /**
                                 * @description How it was understood: by the `id` given, by what the organization decided (`memory`), by a sure `match`, not at all (`none`), or as the `kept` recipe has it.
                                 * @enum {string}
                                 */
                                by: "id" | "memory" | "match" | "none" | "kept";
                                /** @description Calibrated probability that this is meant, 0–1; null for a line of a kept recipe. */
                                confidence: number | null;
                                /** @description Grams of the line, as bought; null when unknown. */
                                grams: number | null;
                                /** @description Grams CO2e of the line; null when unknown. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                                co2WithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description How well its factor is founded, from `A` (direct, confirmed by a second source) to `D` (class average); null without a figure. */
                                grade: ("A" | "B" | "C" | "D") | null;
                                /** @description Why the line does not count in full; null when it does. */
                                problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                                /** @description Whether a person should look at its amount again: `line_heavy` when it is more than 1 kg in a portion; null when not. */
                                doubt: ("line_heavy" | "portion_heavy" | "co2_high") | null;
                            }[];
                            /** @description Why it was refused, as a stable code; null when it was not. */
                            problem: ("malformed_request" | "not_signed_in" | "wrong_credentials" | "wrong_key" | "second_step_needed" | "second_step_over" | "not_allowed" | "plan_lacks" | "plan_inactive" | "forgery_suspected" | "password_update_needed" | "not_found" | "method_not_allowed" | "request_timeout" | "link_unknown" | "changed_meanwhile" | "call_still_running" | "bag_in_use" | "email_taken" | "already_member" | "account_elsewhere" | "last_admin" | "link_used" | "link_expired" | "own_account" | "own_organization" | "already_invited" | "report_exists" | "save_cancelled" | "in_another_enterprise" | "enterprise_not_empty" | "body_too_large" | "logo_too_large" | "unsupported_media_type" | "logo_format" | "invalid_input" | "idempotency_key_reused" | "unit_not_taken" | "unknown_ingredient" | "bag_circle" | "contains_gluten" | "lines_not_read" | "allergens_not_answered" | "fields_missing" | "passwords_differ" | "password_too_short" | "password_too_common" | "password_unchanged" | "wrong_password" | "wrong_code" | "terms_not_accepted" | "name_taken" | "picture_unreadable" | "picture_too_many_pixels" | "drawing_too_complex" | "rules_unmet" | "acceptance_needed" | "words_in_question" | "drawing_not_whole" | "too_many_requests" | "internal" | "unavailable" | "picture_queue_full" | "no_room") | null;
                            /** @description The fields it was refused for; empty when it was not, or no single field is to blame. */
                            fields: {
                                /** @description The field in dots: `recipes.3.lines.0.amount`. */
                                path: string;
                                /** @description What is wrong with it, as a stable code. */
                                code: string;
                                /** @description The same in words. */
                                message: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postRecipesCalculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language that names and lines are written in, and that answers name foods in.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /** @description The restaurant that cooks it; its location is where the food is eaten unless `consumption` says. */
                    restaurantId?: string;
                    /**
                     * @description Where the food is eaten; goes before the location of the restaurant and of the organization.
                     * @enum {string}
                     */
                    consumption?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                    /** @description The recipe. */
                    recipe: {
                        /** @description The dish’s name in the language of the call, or a list with one for each language. */
                        name: string | {
                            /**
                             * @description The language of this name.
                             * @enum {string}
                             */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            /** @description The dish’s name in it, without spaces around it. */
                            name: string;
                        }[];
                        /**
                         * @description How many portions all the lines together make.
                         * @default 1
                         */
                        portions?: number;
                        /** @description The ingredients, for all portions. */
                        lines: {
                            /** @description The line as written: `200 g carrots, grated`. Needed without a name or an id. */
                            text?: string;
                            /** @description The name alone, without amount and unit; goes before `text`. */
                            name?: string;
                            /** @description How much, in `unit`; goes before one that is written. Null or left out: as the text says. */
                            amount?: number | null;
                            /** @description The unit of `amount`. Null or left out: as the text says. */
                            unit?: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @description The kitchen’s own unit of the `amount` sent, which stays in `unit`. Null: none. Left out: as the kept recipe has it while food and amount are the same. */
                            measure?: {
                                /**
                                 * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                 * @enum {string}
                                 */
                                unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                holds: number;
                            } | null;
                            /** @description An ingredient of the food data; goes before name and text. Null or left out: looked for by name. */
                            ingredientId?: string | null;
                            /** @description A variation of it, such as frozen or dried. Null or left out: the usual one. */
                            variationId?: string | null;
                            /** @description In place of an ingredient: a category, whose class average counts. Null or left out: none. */
                            categoryId?: string | null;
                            /** @description Country that it comes from, ISO 3166 alpha-2. Null or left out: as the text says, else the usual supply. */
                            origin?: string | null;
                            /** @description Whether it is organic; as the text says when left out. */
                            organic?: boolean;
                        }[];
                        /**
                         * @description What a portion is in a meal: `0.1` a snack, `0.3` a small, `0.5` a medium, `1` a main course; `0` leaves it to the weight.
                         * @default 0
                         */
                        mealsize?: 0 | 0.1 | 0.3 | 0.5 | 1;
                        /**
                         * @description A category of your own; empty for none.
                         * @default
                         */
                        category?: string;
                        /**
                         * @description Words to find the recipe by.
                         * @default []
                         */
                        tags?: string[];
                        /**
                         * @description The method or a note, in several lines if you like.
                         * @default
                         */
                        note?: string;
                        /** @description Statements beyond the ingredients: the weight as served, cooking, waste. They never move footprint or level. Null or left out: none. */
                        served?: {
                            /**
                             * @description What the dish weighs as served; null: not said.
                             * @default null
                             */
                            weight?: ({
                                /**
                                 * @description Weighed by the kitchen.
                                 * @constant
                                 */
                                by: "typed";
                                /** @description Grams of all portions as they are served. */
                                grams: number;
                            } | {
                                /**
                                 * @description What each ingredient weighs when it is cooked, by the food data’s yields.
                                 * @constant
                                 */
                                by: "yields";
                            }) | null;
                            /**
                             * @description How it is cooked; null: not said.
                             * @default null
                             */
                            cooking?: {
                                /**
                                 * @description How it is cooked; `other` needs `kWh`.
                                 * @enum {string}
                                 */
                                method: "oven" | "pan" | "frying" | "microwave" | "reheating" | "other";
                                /**
                                 * @description Kilowatt-hours for all portions, as measured; null: what the method takes for a kilogram.
                                 * @default null
                                 */
                                kWh?: number | null;
                            } | null;
                            /**
                             * @description How much of it is thrown away; null: not said.
                             * @default null
                             */
                            waste?: ({
                                /**
                                 * @description As the kitchen weighs it.
                                 * @constant
                                 */
                                by: "typed";
                                /** @description Share of the food that is thrown away, 0–0.9. */
                                share: number;
                            } | {
                                /**
                                 * @description The average of kitchens that weighed theirs.
                                 * @constant
                                 */
                                by: "average";
                            }) | null;
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The recipe’s footprint, with what it speaks of. */
                        footprint: {
                            /** @description Grams CO2e of all portions together; null when nothing is known. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams CO2e of a portion; null when nothing is known. */
                            co2PerPortion: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerPortionWithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams of all lines whose weight is known, as bought. */
                            weight: number;
                            /** @description Those grams, of a portion. */
                            weightPerPortion: number;
                            /** @description What it weighs as served; null when nobody says it, or too little is weighed to add it up. */
                            served: {
                                /**
                                 * @description Weighed by the kitchen, or added up of what each ingredient weighs when cooked.
                                 * @enum {string}
                                 */
                                by: "typed" | "yields";
                                /** @description Grams of all portions as served. */
                                grams: number;
                                /** @description Grams of a portion as served. */
                                perPortion: number;
                                /** @description What 100 g as served hold, of the part of the weight that is known. */
                                per100g: {
                                    /** @description Energy, kcal; null when not known. */
                                    energyKcal: number | null;
                                    /** @description Fat, g; null when not known. */
                                    fat: number | null;
                                    /** @description Saturated fat, g; null when not known. */
                                    saturatedFat: number | null;
                                    /** @description Carbohydrate, g; null when not known. */
                                    carbohydrate: number | null;
                                    /** @description Sugars, g; null when not known. */
                                    sugar: number | null;
                                    /** @description Fibre, g; null when not known. */
                                    fibre: number | null;
                                    /** @description Protein, g; null when not known. */
                                    protein: number | null;
                                    /** @description Salt, g; null when not known. */
                                    salt: number | null;
                                };
                            } | null;
                            /** @description Cooking and waste beside the ingredients; null when neither is stated. Level and every comparison go by the ingredients alone. */
                            beyondTheKitchen: {
                                /**
                                 * @description Where the total ends: at the plate, with those of the two that are stated.
                                 * @enum {string}
                                 */
                                boundary: "with_cooking" | "with_waste" | "with_cooking_and_waste";
                                /** @description Grams CO2e of cooking a portion; null when not stated, or the place’s electricity is not known. */
                                cooking: number | null;
                                /** @description Grams CO2e of what is thrown away for each portion eaten; null when not stated or not known. */
                                waste: number | null;
                                /** @description Grams CO2e of a portion with those; null as soon as one that is stated is not known. */
                                total: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                            } | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description How well the footprint is founded, from `A` (direct, confirmed by a second source) to `D` (class averages); null without a figure. */
                            grade: ("A" | "B" | "C" | "D") | null;
                            /** @description False when a line does not count: the figures are then those of a part. */
                            complete: boolean;
                            /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                            coverage: number;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the coverage is a share of: of a dish its weight.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description How many lines have a figure. */
                            linesCovered: number;
                            /** @description What a person should look at again, nothing being refused: `line_heavy` more than 1 kg of one line in a portion, `portion_heavy` a portion of more than 1.2 kg, `co2_high` more than 10 kg CO2e in one. */
                            doubts: ("line_heavy" | "portion_heavy" | "co2_high")[];
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with. */
                            foodDataVersion: string;
                        };
                        /** @description What each line was understood as, with its weight and footprint. */
                        lines: {
                            /** @description Its place among the lines that were sent, or of the kept recipe, from 0: "salt and pepper" becomes two lines of one place, a heading none. */
                            place: number;
                            /** @description The line as it was sent; for an own ingredient of the kitchen, its name. */
                            written: string;
                            /** @description The ingredient that it means; null when none was found. */
                            ingredientId: string | null;
                            /** @description The name of the ingredient, or of the category; null when neither was found. */
                            ingredientName: string | null;
                            /** @description The variation that is counted; null when there is none. */
                            variationId: string | null;
                            /** @description That variation’s name; null when there is none. */
                            variationName: string | null;
                            /** @description A category in place of an ingredient: its class average counts; null when not. */
                            categoryId: string | null;
                            /** @description The recipe that a kept recipe uses here by its weight, in place of an ingredient; null when none. */
                            bagId: string | null;
                            /** @description Country that it comes from, ISO 3166 alpha-2; null when not known: the usual supply counts. */
                            origin: string | null;
                            /** @description Whether it counts as organic. */
                            organic: boolean;
                            /** @description How much, in `unit`; null when no amount is known. */
                            amount: number | null;
                            /** @description The unit of `amount`; null when none is known. */
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @description The kitchen’s own unit where it is none of those: 254 g that are 2 cups; null when it is measured in `unit`. */
                            measure: {
                                /**
                                 * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                 * @enum {string}
                                 */
                                unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                holds: number;
                            } | null;
                            /**
                             * @description How it was understood: by the `id` given, by what the organization decided (`memory`), by a sure `match`, not at all (`none`), or as the `kept` recipe has it.
                             * @enum {string}
                             */
                            by: "id" | "memory" | "match" | "none" | "kept";
                            /** @description Calibrated probability that this is meant, 0–1; null for a line of a kept recipe. */
                            confidence: number | null;
                            /** @description Grams of the line, as bought; null when unknown. */
                            grams: number | null;
                            /** @description Grams CO2e of the line; null when unknown. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description How well its factor is founded, from `A` (direct, confirmed by a second source) to `D` (class average); null without a figure. */
                            grade: ("A" | "B" | "C" | "D") | null;
                            /** @description Why the line does not count in full; null when it does. */
                            problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                            /** @description Whether a person should look at its amount again: `line_heavy` when it is more than 1 kg in a portion; null when not. */
                            doubt: ("line_heavy" | "portion_heavy" | "co2_high") | null;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecipesById: {
        parameters: {
            query?: {
                /** @description The language that ingredients are named in. */
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
            };
            header?: never;
            path: {
                /** @description The product’s id of the recipe. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The product’s id of the recipe. */
                        id: string;
                        /** @description Your own id of the recipe; null when it has none. */
                        externalId: string | null;
                        /** @description The restaurant that the recipe was made in. */
                        restaurantId: string;
                        /** @description The dish’s names, one for each language it has. */
                        names: {
                            /**
                             * @description The language of this name.
                             * @enum {string}
                             */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            /** @description The dish’s name in it, without spaces around it. */
                            name: string;
                        }[];
                        /** @description How many portions it makes. */
                        portions: number;
                        /** @description Counts up from 1 with every change. */
                        version: number;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /** @description Grams CO2e of a portion; null when unknown. */
                        co2PerPortion: number | null;
                        /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                        co2PerPortionWithoutLandUseChange: number | null;
                        /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                        level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                        /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                        label: ("A" | "B" | "C" | "D" | "E") | null;
                        /** @description False when a line does not count: the figures are then those of a part. */
                        complete: boolean;
                        /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                        coverage: number;
                        /**
                         * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                         * @enum {string}
                         */
                        coverageState: "whole" | "partial" | "too_little";
                        /**
                         * @description What the coverage is a share of: of a dish its weight.
                         * @enum {string}
                         */
                        coverageOf: "servings" | "weight" | "money";
                        /** @description Each of the fourteen in one of four lists. What a line that is not understood, or a bought food, leaves open is unknown until a person of the kitchen signs the dish off. */
                        allergenStates: {
                            /** @description The allergens that the dish contains. */
                            contains: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those that it may contain. */
                            mayContain: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those that are not among its ingredients, as every line or a person says. No promise of a dish without traces. */
                            notAmong: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those of which it is not known. */
                            unknown: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                        };
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /**
                         * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                         * @enum {string}
                         */
                        database: "organization" | "rise";
                        /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                        consumption: string;
                        /** @description The version of the food data that the figures were made with. */
                        foodDataVersion: string;
                        /** @description A category of the kitchen’s own; empty for none. */
                        category: string;
                        /** @description Words to find the recipe by. */
                        tags: string[];
                        /** @description The method or a note; empty for none. */
                        note: string;
                        /** @description The recipe’s footprint, with what it speaks of. */
                        footprint: {
                            /** @description Grams CO2e of all portions together; null when nothing is known. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams CO2e of a portion; null when nothing is known. */
                            co2PerPortion: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerPortionWithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams of all lines whose weight is known, as bought. */
                            weight: number;
                            /** @description Those grams, of a portion. */
                            weightPerPortion: number;
                            /** @description What it weighs as served; null when nobody says it, or too little is weighed to add it up. */
                            served: {
                                /**
                                 * @description Weighed by the kitchen, or added up of what each ingredient weighs when cooked.
                                 * @enum {string}
                                 */
                                by: "typed" | "yields";
                                /** @description Grams of all portions as served. */
                                grams: number;
                                /** @description Grams of a portion as served. */
                                perPortion: number;
                                /** @description What 100 g as served hold, of the part of the weight that is known. */
                                per100g: {
                                    /** @description Energy, kcal; null when not known. */
                                    energyKcal: number | null;
                                    /** @description Fat, g; null when not known. */
                                    fat: number | null;
                                    /** @description Saturated fat, g; null when not known. */
                                    saturatedFat: number | null;
                                    /** @description Carbohydrate, g; null when not known. */
                                    carbohydrate: number | null;
                                    /** @description Sugars, g; null when not known. */
                                    sugar: number | null;
                                    /** @description Fibre, g; null when not known. */
                                    fibre: number | null;
                                    /** @description Protein, g; null when not known. */
                                    protein: number | null;
                                    /** @description Salt, g; null when not known. */
                                    salt: number | null;
                                };
                            } | null;
                            /** @description Cooking and waste beside the ingredients; null when neither is stated. Level and every comparison go by the ingredients alone. */
                            beyondTheKitchen: {
                                /**
                                 * @description Where the total ends: at the plate, with those of the two that are stated.
                                 * @enum {string}
                                 */
                                boundary: "with_cooking" | "with_waste" | "with_cooking_and_waste";
                                /** @description Grams CO2e of cooking a portion; null when not stated, or the place’s electricity is not known. */
                                cooking: number | null;
                                /** @description Grams CO2e of what is thrown away for each portion eaten; null when not stated or not known. */
                                waste: number | null;
                                /** @description Grams CO2e of a portion with those; null as soon as one that is stated is not known. */
                                total: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                            } | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description How well the footprint is founded, from `A` (direct, confirmed by a second source) to `D` (class averages); null without a figure. */
                            grade: ("A" | "B" | "C" | "D") | null;
                            /** @description False when a line does not count: the figures are then those of a part. */
                            complete: boolean;
                            /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                            coverage: number;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the coverage is a share of: of a dish its weight.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description How many lines have a figure. */
                            linesCovered: number;
                            /** @description What a person should look at again, nothing being refused: `line_heavy` more than 1 kg of one line in a portion, `portion_heavy` a portion of more than 1.2 kg, `co2_high` more than 10 kg CO2e in one. */
                            doubts: ("line_heavy" | "portion_heavy" | "co2_high")[];
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with. */
                            foodDataVersion: string;
                        };
                        /** @description The ingredients, each with its weight and footprint. */
                        lines: {
                            /** @description Its place among the lines that were sent, or of the kept recipe, from 0: "salt and pepper" becomes two lines of one place, a heading none. */
                            place: number;
                            /** @description The line as it was sent; for an own ingredient of the kitchen, its name. */
                            written: string;
                            /** @description The ingredient that it means; null when none was found. */
                            ingredientId: string | null;
                            /** @description The name of the ingredient, or of the category; null when neither was found. */
                            ingredientName: string | null;
                            /** @description The variation that is counted; null when there is none. */
                            variationId: string | null;
                            /** @description That variation’s name; null when there is none. */
                            variationName: string | null;
                            /** @description A category in place of an ingredient: its class average counts; null when not. */
                            categoryId: string | null;
                            /** @description The recipe that a kept recipe uses here by its weight, in place of an ingredient; null when none. */
                            bagId: string | null;
                            /** @description Country that it comes from, ISO 3166 alpha-2; null when not known: the usual supply counts. */
                            origin: string | null;
                            /** @description Whether it counts as organic. */
                            organic: boolean;
                            /** @description How much, in `unit`; null when no amount is known. */
                            amount: number | null;
                            /** @description The unit of `amount`; null when none is known. */
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @description The kitchen’s own unit where it is none of those: 254 g that are 2 cups; null when it is measured in `unit`. */
                            measure: {
                                /**
                                 * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                 * @enum {string}
                                 */
                                unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                holds: number;
                            } | null;
                            /**
                             * @description How it was understood: by the `id` given, by what the organization decided (`memory`), by a sure `match`, not at all (`none`), or as the `kept` recipe has it.
                             * @enum {string}
                             */
                            by: "id" | "memory" | "match" | "none" | "kept";
                            /** @description Calibrated probability that this is meant, 0–1; null for a line of a kept recipe. */
                            confidence: number | null;
                            /** @description Grams of the line, as bought; null when unknown. */
                            grams: number | null;
                            /** @description Grams CO2e of the line; null when unknown. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description How well its factor is founded, from `A` (direct, confirmed by a second source) to `D` (class average); null without a figure. */
                            grade: ("A" | "B" | "C" | "D") | null;
                            /** @description Why the line does not count in full; null when it does. */
                            problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                            /** @description Whether a person should look at its amount again: `line_heavy` when it is more than 1 kg in a portion; null when not. */
                            doubt: ("line_heavy" | "portion_heavy" | "co2_high") | null;
                        }[];
                        /** @description What it is known to contain of the fourteen allergens of Regulation (EU) No 1169/2011; what is not listed may be unknown: see `allergenStates`. */
                        allergens: string[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReports: {
        parameters: {
            query: {
                /** @description The restaurant whose reports are listed. */
                restaurantId: string;
                /** @description Only those of restaurants, or of the organization; both when left out. */
                category?: "restaurant" | "organization";
                /** @description Only sales, or only procurement; both when left out. */
                variety?: "sales" | "procurement";
                /** @description Only those of a month, a period or an event; all when left out. */
                type?: "monthly" | "period" | "event";
                /** @description Only drafts, or only completed ones; both when left out. */
                status?: "draft" | "completed";
                /** @description `next` of the page before; the first page when left out. */
                cursor?: string;
                /** @description How many entries a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reports of this page. */
                        items: {
                            /** @description The report’s id. */
                            id: string;
                            /** @description What it is called. */
                            name: string;
                            /**
                             * @description Of one restaurant, or of the organization.
                             * @enum {string}
                             */
                            category: "restaurant" | "organization";
                            /**
                             * @description What was sold, or what was bought (`procurement`).
                             * @enum {string}
                             */
                            variety: "sales" | "procurement";
                            /**
                             * @description Of a month, of a longer period, or of one day’s event.
                             * @enum {string}
                             */
                            type: "monthly" | "period" | "event";
                            /**
                             * @description Figures stand still once it is completed.
                             * @enum {string}
                             */
                            status: "draft" | "completed";
                            /** @description Its first day, `2026-11-01`. */
                            startDate: string;
                            /** @description The last day of a period, `2026-12-31`; null for a month or an event. */
                            endDate: string | null;
                            /** @description The restaurant that it was made in. */
                            restaurantId: string;
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Grams CO2e of all that is covered; null in a draft, and when nothing is. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Servings sold; null in a draft, and of purchases, which have none. */
                            totalServings: number | null;
                            /** @description By kg CO2e of an average 400 g of what was sold or bought; null in a draft, when unknown, and where `coverageState` is `too_little`. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description Share of everything that was sold or bought that has a figure, 0–1; null in a draft, and when nothing is known of the whole. */
                            coverage: number | null;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, and in a draft: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What it is a share of: servings sold; weight bought, a row of unknown weight being in the whole with the median of its kind; money where no weight is known.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description Rows that wait for a person to say what they are. */
                            unmatchedRows: number;
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with; null in a draft. */
                            foodDataVersion: string | null;
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The report’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The report’s id. */
                        id: string;
                        /** @description What it is called. */
                        name: string;
                        /**
                         * @description Of one restaurant, or of the organization.
                         * @enum {string}
                         */
                        category: "restaurant" | "organization";
                        /**
                         * @description What was sold, or what was bought (`procurement`).
                         * @enum {string}
                         */
                        variety: "sales" | "procurement";
                        /**
                         * @description Of a month, of a longer period, or of one day’s event.
                         * @enum {string}
                         */
                        type: "monthly" | "period" | "event";
                        /**
                         * @description Figures stand still once it is completed.
                         * @enum {string}
                         */
                        status: "draft" | "completed";
                        /** @description Its first day, `2026-11-01`. */
                        startDate: string;
                        /** @description The last day of a period, `2026-12-31`; null for a month or an event. */
                        endDate: string | null;
                        /** @description The restaurant that it was made in. */
                        restaurantId: string;
                        /**
                         * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                         * @enum {string}
                         */
                        database: "organization" | "rise";
                        /** @description Grams CO2e of all that is covered; null in a draft, and when nothing is. */
                        co2: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                        co2WithoutLandUseChange: {
                            /** @description The best estimate, in the unit of the field that it stands in. */
                            value: number;
                            /** @description Low end of the 90 % range, in the same unit. */
                            low: number;
                            /** @description High end of the 90 % range, in the same unit. */
                            high: number;
                        } | null;
                        /** @description Servings sold; null in a draft, and of purchases, which have none. */
                        totalServings: number | null;
                        /** @description By kg CO2e of an average 400 g of what was sold or bought; null in a draft, when unknown, and where `coverageState` is `too_little`. */
                        level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                        /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                        label: ("A" | "B" | "C" | "D" | "E") | null;
                        /** @description Share of everything that was sold or bought that has a figure, 0–1; null in a draft, and when nothing is known of the whole. */
                        coverage: number | null;
                        /**
                         * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, and in a draft: `level` and `label` are null, `co2` is at least what is counted so far.
                         * @enum {string}
                         */
                        coverageState: "whole" | "partial" | "too_little";
                        /**
                         * @description What it is a share of: servings sold; weight bought, a row of unknown weight being in the whole with the median of its kind; money where no weight is known.
                         * @enum {string}
                         */
                        coverageOf: "servings" | "weight" | "money";
                        /** @description Rows that wait for a person to say what they are. */
                        unmatchedRows: number;
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                        consumption: string;
                        /** @description The version of the food data that the figures were made with; null in a draft. */
                        foodDataVersion: string | null;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /** @description Its totals and lines; null until it is completed. */
                        data: {
                            /** @description The versions of the food data that it was made with: one, or those of the reports that it is made of. */
                            foodDataVersions: string[];
                            /** @description Grams CO2e of what is covered; null when nothing is. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /**
                             * @description The same without land-use change; null where the split of any part is unknown, and in reports from before it was stored.
                             * @default null
                             */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams CO2e per portion: the total divided by servings, each counted as its meal size; null without servings. */
                            CO2PerPortion: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams CO2e per kilogram of food covered; null when nothing is. */
                            co2PerKgOfFood: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /**
                             * @description Grams CO2e per 1,000 kcal of the food covered; null where the energy of less than 80 % of its weight is known, and in reports from before it was stored.
                             * @default null
                             */
                            co2Per1000Kcal: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams CO2e per guest; null without a number of guests. */
                            co2PerGuest: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Servings as sold; 0 in procurement. */
                            totalServings: number;
                            /** @description Servings of dishes with a figure, each counted as its meal size. */
                            portions: number;
                            /** @description How much of it is of each level; null for a reader outside of an organization that shows guests figures. */
                            servingsByLevel: {
                                /** @description Below 0.4 kg CO2e per 400 g. */
                                very_low: {
                                    /** @description Servings of sales, kilograms of procurement. */
                                    servings: number;
                                    /** @description Their share in whole percent; the five sum to 100. */
                                    percent: number;
                                };
                                /** @description From 0.4 to below 0.9 kg CO2e per 400 g. */
                                low: {
                                    /** @description Servings of sales, kilograms of procurement. */
                                    servings: number;
                                    /** @description Their share in whole percent; the five sum to 100. */
                                    percent: number;
                                };
                                /** @description From 0.9 to below 1.8 kg CO2e per 400 g. */
                                medium: {
                                    /** @description Servings of sales, kilograms of procurement. */
                                    servings: number;
                                    /** @description Their share in whole percent; the five sum to 100. */
                                    percent: number;
                                };
                                /** @description From 1.8 to below 2.6 kg CO2e per 400 g. */
                                high: {
                                    /** @description Servings of sales, kilograms of procurement. */
                                    servings: number;
                                    /** @description Their share in whole percent; the five sum to 100. */
                                    percent: number;
                                };
                                /** @description From 2.6 kg CO2e per 400 g. */
                                very_high: {
                                    /** @description Servings of sales, kilograms of procurement. */
                                    servings: number;
                                    /** @description Their share in whole percent; the five sum to 100. */
                                    percent: number;
                                };
                            } | null;
                            /** @description Servings, or kilograms, of all levels together, where `servingsByLevel` is null; left out elsewhere. */
                            servingsCounted?: number;
                            /** @description Dishes or foods in all. */
                            products: number;
                            /** @description Those of level `very_low` or `low`; null like `servingsByLevel`. */
                            lowImpactProducts: number | null;
                            /** @description The line with most CO2e for its weight; null when none has a figure. */
                            highestRecipe: {
                                /** @description What makes rows one line: the recipe, the food with its origin, the restaurant, or the name nobody understood. */
                                key: string;
                                /** @description Of the recipe, the variation or the restaurant; null for what is not matched. */
                                id: string | null;
                                /** @description The dish, the food or the restaurant. */
                                name: string;
                                /** @description Rows of the data that this line sums up. */
                                rows: number;
                                /** @description How many were sold; null in procurement. */
                                servings: number | null;
                                /** @description What one serving counts as in averages per portion: 0.1 a snack, 1 a main course. */
                                mealSize: number;
                                /** @description Grams of food of the whole line; null when unknown. */
                                weight: number | null;
                                /** @description Those of the grams that have a figure. */
                                weightCovered: number;
                                /** @description Grams CO2e of the whole line; null when unknown. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /**
                                 * @description The same without land-use change; null where the split of any part is unknown, and in reports from before it was stored.
                                 * @default null
                                 */
                                co2WithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description By kg CO2e per 400 g; null when unknown, when too little of a dish counts, or its meat, fish, cheese or grain has no weight. */
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                /**
                                 * @description True where `level` is withheld from a reader outside, though enough counts for a figure per 400 g; left out elsewhere.
                                 * @constant
                                 */
                                enoughCounted?: true;
                                /** @description Litres of blue water. */
                                water: {
                                    /** @description How much, of what is known; null when nothing is. */
                                    value: number | null;
                                    /** @description Share of the weight that it speaks of, 0–1. */
                                    coverage: number;
                                };
                                /** @description Square metres of land for a year (m²·year). */
                                land: {
                                    /** @description How much, of what is known; null when nothing is. */
                                    value: number | null;
                                    /** @description Share of the weight that it speaks of, 0–1. */
                                    coverage: number;
                                };
                                /** @description What a person should look at again: `line_heavy` more than 1 kg of one food in a portion, `portion_heavy` more than 1.2 kg, `co2_high` more than 10 kg CO2e. Left out for none. */
                                doubts?: ("line_heavy" | "portion_heavy" | "co2_high")[];
                                /** @description False when a part of the line’s own weight has no figure. */
                                complete: boolean;
                                /** @description What rows that are not matched cost, in the file’s own currency; null when the file has no money. */
                                money: number | null;
                            } | null;
                            /** @description The line with least CO2e for its weight; null when none has a figure. */
                            lowestRecipe: {
                                /** @description What makes rows one line: the recipe, the food with its origin, the restaurant, or the name nobody understood. */
                                key: string;
                                /** @description Of the recipe, the variation or the restaurant; null for what is not matched. */
                                id: string | null;
                                /** @description The dish, the food or the restaurant. */
                                name: string;
                                /** @description Rows of the data that this line sums up. */
                                rows: number;
                                /** @description How many were sold; null in procurement. */
                                servings: number | null;
                                /** @description What one serving counts as in averages per portion: 0.1 a snack, 1 a main course. */
                                mealSize: number;
                                /** @description Grams of food of the whole line; null when unknown. */
                                weight: number | null;
                                /** @description Those of the grams that have a figure. */
                                weightCovered: number;
                                /** @description Grams CO2e of the whole line; null when unknown. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /**
                                 * @description The same without land-use change; null where the split of any part is unknown, and in reports from before it was stored.
                                 * @default null
                                 */
                                co2WithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description By kg CO2e per 400 g; null when unknown, when too little of a dish counts, or its meat, fish, cheese or grain has no weight. */
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                /**
                                 * @description True where `level` is withheld from a reader outside, though enough counts for a figure per 400 g; left out elsewhere.
                                 * @constant
                                 */
                                enoughCounted?: true;
                                /** @description Litres of blue water. */
                                water: {
                                    /** @description How much, of what is known; null when nothing is. */
                                    value: number | null;
                                    /** @description Share of the weight that it speaks of, 0–1. */
                                    coverage: number;
                                };
                                /** @description Square metres of land for a year (m²·year). */
                                land: {
                                    /** @description How much, of what is known; null when nothing is. */
                                    value: number | null;
                                    /** @description Share of the weight that it speaks of, 0–1. */
                                    coverage: number;
                                };
                                /** @description What a person should look at again: `line_heavy` more than 1 kg of one food in a portion, `portion_heavy` more than 1.2 kg, `co2_high` more than 10 kg CO2e. Left out for none. */
                                doubts?: ("line_heavy" | "portion_heavy" | "co2_high")[];
                                /** @description False when a part of the line’s own weight has no figure. */
                                complete: boolean;
                                /** @description What rows that are not matched cost, in the file’s own currency; null when the file has no money. */
                                money: number | null;
                            } | null;
                            /** @description Litres of blue water. */
                            water: {
                                /** @description How much, of what is known; null when nothing is. */
                                value: number | null;
                                /** @description Share of the weight that it speaks of, 0–1. */
                                coverage: number;
                            };
                            /** @description Square metres of land for a year (m²·year). */
                            land: {
                                /** @description How much, of what is known; null when nothing is. */
                                value: number | null;
                                /** @description Share of the weight that it speaks of, 0–1. */
                                coverage: number;
                            };
                            /**
                             * @description The energy of the food covered, as it was bought; unknown in reports from before it was stored.
                             * @default {
                             *       "value": null,
                             *       "coverage": 0
                             *     }
                             */
                            energy: {
                                /** @description Kilocalories of the food whose energy is known; null when none is. */
                                value: number | null;
                                /** @description Share of the weight with a figure whose energy is known, 0–1. */
                                coverage: number;
                            };
                            /** @description What was counted and what was not. */
                            coverage: {
                                /** @description Rows of the data. */
                                rows: number;
                                /** @description Rows that have a figure. */
                                rowsCovered: number;
                                /** @description Rows that a person set aside as no food. */
                                rowsSetAside: number;
                                /** @description Grams of all rows whose weight is known. */
                                weight: number;
                                /** @description Those of the grams that have a figure. */
                                weightCovered: number;
                                /** @description Rows of unknown weight: they are in neither of the two. */
                                rowsOfUnknownWeight: number;
                                /** @description Grams of all rows, those of unknown weight with the median of their kind among the report’s rows; left out in reports of before it was asked. */
                                weightExpected?: number;
                                /** @description What all rows cost, in the file’s own currency; left out where no row has money, an older report does not say, or several reports are together: their currencies may differ. */
                                money?: number;
                                /** @description That of rows that have a figure; left out like `money`. */
                                moneyCovered?: number;
                            };
                            /** @description The version of the food data at the moment the report was made. */
                            foodDataVersion: string;
                            /** @description A line for each dish, food or restaurant. */
                            lines: {
                                /** @description What makes rows one line: the recipe, the food with its origin, the restaurant, or the name nobody understood. */
                                key: string;
                                /** @description Of the recipe, the variation or the restaurant; null for what is not matched. */
                                id: string | null;
                                /** @description The dish, the food or the restaurant. */
                                name: string;
                                /** @description Rows of the data that this line sums up. */
                                rows: number;
                                /** @description How many were sold; null in procurement. */
                                servings: number | null;
                                /** @description What one serving counts as in averages per portion: 0.1 a snack, 1 a main course. */
                                mealSize: number;
                                /** @description Grams of food of the whole line; null when unknown. */
                                weight: number | null;
                                /** @description Those of the grams that have a figure. */
                                weightCovered: number;
                                /** @description Grams CO2e of the whole line; null when unknown. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /**
                                 * @description The same without land-use change; null where the split of any part is unknown, and in reports from before it was stored.
                                 * @default null
                                 */
                                co2WithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description By kg CO2e per 400 g; null when unknown, when too little of a dish counts, or its meat, fish, cheese or grain has no weight. */
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                /**
                                 * @description True where `level` is withheld from a reader outside, though enough counts for a figure per 400 g; left out elsewhere.
                                 * @constant
                                 */
                                enoughCounted?: true;
                                /** @description Litres of blue water. */
                                water: {
                                    /** @description How much, of what is known; null when nothing is. */
                                    value: number | null;
                                    /** @description Share of the weight that it speaks of, 0–1. */
                                    coverage: number;
                                };
                                /** @description Square metres of land for a year (m²·year). */
                                land: {
                                    /** @description How much, of what is known; null when nothing is. */
                                    value: number | null;
                                    /** @description Share of the weight that it speaks of, 0–1. */
                                    coverage: number;
                                };
                                /** @description What a person should look at again: `line_heavy` more than 1 kg of one food in a portion, `portion_heavy` more than 1.2 kg, `co2_high` more than 10 kg CO2e. Left out for none. */
                                doubts?: ("line_heavy" | "portion_heavy" | "co2_high")[];
                                /** @description False when a part of the line’s own weight has no figure. */
                                complete: boolean;
                                /** @description What rows that are not matched cost, in the file’s own currency; null when the file has no money. */
                                money: number | null;
                            }[];
                            /** @description What each food adds over all lines, the largest first. */
                            contributions: {
                                /** @description What its error comes from: the food. */
                                group: string;
                                /** @description The food’s English name, or as a person called it. */
                                name: string;
                                /** @description Grams of it in the whole report. */
                                weight: number;
                                /** @description Grams CO2e of those grams. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                };
                                /**
                                 * @description The same without land-use change; null where the split of any part is unknown, and in reports from before it was stored.
                                 * @default null
                                 */
                                co2WithoutLandUseChange: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRestaurants: {
        parameters: {
            query?: {
                /** @description `next` of the page before; the first page when left out. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The restaurants of this page. */
                        items: {
                            /** @description The restaurant’s id, which other calls ask for. */
                            id: string;
                            /** @description What it is called. */
                            name: string;
                            /** @description Where its food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            location: string;
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRestaurantsByRestaurantIdRecipesByExternalId: {
        parameters: {
            query?: {
                /** @description The language that ingredients are named in. */
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
            };
            header?: never;
            path: {
                /** @description The restaurant that the recipe was sent for. */
                restaurantId: string;
                /** @description Your own id of the recipe, as your system has it. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The product’s id of the recipe. */
                        id: string;
                        /** @description Your own id of the recipe; null when it has none. */
                        externalId: string | null;
                        /** @description The restaurant that the recipe was made in. */
                        restaurantId: string;
                        /** @description The dish’s names, one for each language it has. */
                        names: {
                            /**
                             * @description The language of this name.
                             * @enum {string}
                             */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            /** @description The dish’s name in it, without spaces around it. */
                            name: string;
                        }[];
                        /** @description How many portions it makes. */
                        portions: number;
                        /** @description Counts up from 1 with every change. */
                        version: number;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /** @description Grams CO2e of a portion; null when unknown. */
                        co2PerPortion: number | null;
                        /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                        co2PerPortionWithoutLandUseChange: number | null;
                        /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                        level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                        /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                        label: ("A" | "B" | "C" | "D" | "E") | null;
                        /** @description False when a line does not count: the figures are then those of a part. */
                        complete: boolean;
                        /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                        coverage: number;
                        /**
                         * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                         * @enum {string}
                         */
                        coverageState: "whole" | "partial" | "too_little";
                        /**
                         * @description What the coverage is a share of: of a dish its weight.
                         * @enum {string}
                         */
                        coverageOf: "servings" | "weight" | "money";
                        /** @description Each of the fourteen in one of four lists. What a line that is not understood, or a bought food, leaves open is unknown until a person of the kitchen signs the dish off. */
                        allergenStates: {
                            /** @description The allergens that the dish contains. */
                            contains: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those that it may contain. */
                            mayContain: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those that are not among its ingredients, as every line or a person says. No promise of a dish without traces. */
                            notAmong: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                            /** @description Those of which it is not known. */
                            unknown: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
                        };
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /**
                         * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                         * @enum {string}
                         */
                        database: "organization" | "rise";
                        /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                        consumption: string;
                        /** @description The version of the food data that the figures were made with. */
                        foodDataVersion: string;
                        /** @description A category of the kitchen’s own; empty for none. */
                        category: string;
                        /** @description Words to find the recipe by. */
                        tags: string[];
                        /** @description The method or a note; empty for none. */
                        note: string;
                        /** @description The recipe’s footprint, with what it speaks of. */
                        footprint: {
                            /** @description Grams CO2e of all portions together; null when nothing is known. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams CO2e of a portion; null when nothing is known. */
                            co2PerPortion: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2PerPortionWithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Grams of all lines whose weight is known, as bought. */
                            weight: number;
                            /** @description Those grams, of a portion. */
                            weightPerPortion: number;
                            /** @description What it weighs as served; null when nobody says it, or too little is weighed to add it up. */
                            served: {
                                /**
                                 * @description Weighed by the kitchen, or added up of what each ingredient weighs when cooked.
                                 * @enum {string}
                                 */
                                by: "typed" | "yields";
                                /** @description Grams of all portions as served. */
                                grams: number;
                                /** @description Grams of a portion as served. */
                                perPortion: number;
                                /** @description What 100 g as served hold, of the part of the weight that is known. */
                                per100g: {
                                    /** @description Energy, kcal; null when not known. */
                                    energyKcal: number | null;
                                    /** @description Fat, g; null when not known. */
                                    fat: number | null;
                                    /** @description Saturated fat, g; null when not known. */
                                    saturatedFat: number | null;
                                    /** @description Carbohydrate, g; null when not known. */
                                    carbohydrate: number | null;
                                    /** @description Sugars, g; null when not known. */
                                    sugar: number | null;
                                    /** @description Fibre, g; null when not known. */
                                    fibre: number | null;
                                    /** @description Protein, g; null when not known. */
                                    protein: number | null;
                                    /** @description Salt, g; null when not known. */
                                    salt: number | null;
                                };
                            } | null;
                            /** @description Cooking and waste beside the ingredients; null when neither is stated. Level and every comparison go by the ingredients alone. */
                            beyondTheKitchen: {
                                /**
                                 * @description Where the total ends: at the plate, with those of the two that are stated.
                                 * @enum {string}
                                 */
                                boundary: "with_cooking" | "with_waste" | "with_cooking_and_waste";
                                /** @description Grams CO2e of cooking a portion; null when not stated, or the place’s electricity is not known. */
                                cooking: number | null;
                                /** @description Grams CO2e of what is thrown away for each portion eaten; null when not stated or not known. */
                                waste: number | null;
                                /** @description Grams CO2e of a portion with those; null as soon as one that is stated is not known. */
                                total: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                            } | null;
                            /** @description By kg CO2e of 400 g: up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, where `coverageState` is `too_little`, and where guests are shown figures. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description How well the footprint is founded, from `A` (direct, confirmed by a second source) to `D` (class averages); null without a figure. */
                            grade: ("A" | "B" | "C" | "D") | null;
                            /** @description False when a line does not count: the figures are then those of a part. */
                            complete: boolean;
                            /** @description Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs. */
                            coverage: number;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What the coverage is a share of: of a dish its weight.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description How many lines have a figure. */
                            linesCovered: number;
                            /** @description What a person should look at again, nothing being refused: `line_heavy` more than 1 kg of one line in a portion, `portion_heavy` a portion of more than 1.2 kg, `co2_high` more than 10 kg CO2e in one. */
                            doubts: ("line_heavy" | "portion_heavy" | "co2_high")[];
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with. */
                            foodDataVersion: string;
                        };
                        /** @description The ingredients, each with its weight and footprint. */
                        lines: {
                            /** @description Its place among the lines that were sent, or of the kept recipe, from 0: "salt and pepper" becomes two lines of one place, a heading none. */
                            place: number;
                            /** @description The line as it was sent; for an own ingredient of the kitchen, its name. */
                            written: string;
                            /** @description The ingredient that it means; null when none was found. */
                            ingredientId: string | null;
                            /** @description The name of the ingredient, or of the category; null when neither was found. */
                            ingredientName: string | null;
                            /** @description The variation that is counted; null when there is none. */
                            variationId: string | null;
                            /** @description That variation’s name; null when there is none. */
                            variationName: string | null;
                            /** @description A category in place of an ingredient: its class average counts; null when not. */
                            categoryId: string | null;
                            /** @description The recipe that a kept recipe uses here by its weight, in place of an ingredient; null when none. */
                            bagId: string | null;
                            /** @description Country that it comes from, ISO 3166 alpha-2; null when not known: the usual supply counts. */
                            origin: string | null;
                            /** @description Whether it counts as organic. */
                            organic: boolean;
                            /** @description How much, in `unit`; null when no amount is known. */
                            amount: number | null;
                            /** @description The unit of `amount`; null when none is known. */
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @description The kitchen’s own unit where it is none of those: 254 g that are 2 cups; null when it is measured in `unit`. */
                            measure: {
                                /**
                                 * @description The unit it is measured in: `cup`, `clove`, `stick`.
                                 * @enum {string}
                                 */
                                unit: "g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion";
                                /** @description How much of the line’s `unit` one of it is: a cup of flour holds 127 g. */
                                holds: number;
                            } | null;
                            /**
                             * @description How it was understood: by the `id` given, by what the organization decided (`memory`), by a sure `match`, not at all (`none`), or as the `kept` recipe has it.
                             * @enum {string}
                             */
                            by: "id" | "memory" | "match" | "none" | "kept";
                            /** @description Calibrated probability that this is meant, 0–1; null for a line of a kept recipe. */
                            confidence: number | null;
                            /** @description Grams of the line, as bought; null when unknown. */
                            grams: number | null;
                            /** @description Grams CO2e of the line; null when unknown. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description How well its factor is founded, from `A` (direct, confirmed by a second source) to `D` (class average); null without a figure. */
                            grade: ("A" | "B" | "C" | "D") | null;
                            /** @description Why the line does not count in full; null when it does. */
                            problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                            /** @description Whether a person should look at its amount again: `line_heavy` when it is more than 1 kg in a portion; null when not. */
                            doubt: ("line_heavy" | "portion_heavy" | "co2_high") | null;
                        }[];
                        /** @description What it is known to contain of the fourteen allergens of Regulation (EU) No 1169/2011; what is not listed may be unknown: see `allergenStates`. */
                        allergens: string[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The restaurant whose report it is. */
                    restaurantId: string;
                    /**
                     * @description The language that the names are written in.
                     * @enum {string}
                     */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /**
                     * @description The report of a whole month, or of one day’s event.
                     * @default monthly
                     * @enum {string}
                     */
                    type?: "monthly" | "event";
                    /** @description Any day of the month, or the day of the event: `2026-11-20`, from 1990 to the end of next month. */
                    day: string;
                    /** @description What a report that is made is called; by its kind and time when left out. */
                    name?: string;
                    /**
                     * @description `replace` takes the place of the rows that are there, `add` puts them to those: a till that sends every evening adds.
                     * @default replace
                     * @enum {string}
                     */
                    mode?: "replace" | "add";
                    /**
                     * @description Completes the report with these rows. A completed report of the same start then moves to the bin; without it, the call is refused.
                     * @default false
                     */
                    complete?: boolean;
                    /** @description What was sold, a row for each dish. */
                    rows: {
                        /** @description Your own id of the recipe. One of the id, `recipeId` or `name` is needed. */
                        externalId?: string;
                        /** @description The product’s id of the recipe; looked at when `externalId` finds none. */
                        recipeId?: string;
                        /** @description The dish as the till calls it; looked at when no id finds a recipe. */
                        name?: string;
                        /** @description Servings sold, a million of a dish at most; below zero takes some back: without `day` from the dish’s servings without a day, then from those of its latest days. */
                        servings: number;
                        /** @description The day on which they were sold, within the month of the report, or the day of its event, else refused: menu plans compare it with what was planned. */
                        day?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The report as it stands now. */
                        report: {
                            /** @description The report’s id. */
                            id: string;
                            /** @description What it is called. */
                            name: string;
                            /**
                             * @description Of one restaurant, or of the organization.
                             * @enum {string}
                             */
                            category: "restaurant" | "organization";
                            /**
                             * @description What was sold, or what was bought (`procurement`).
                             * @enum {string}
                             */
                            variety: "sales" | "procurement";
                            /**
                             * @description Of a month, of a longer period, or of one day’s event.
                             * @enum {string}
                             */
                            type: "monthly" | "period" | "event";
                            /**
                             * @description Figures stand still once it is completed.
                             * @enum {string}
                             */
                            status: "draft" | "completed";
                            /** @description Its first day, `2026-11-01`. */
                            startDate: string;
                            /** @description The last day of a period, `2026-12-31`; null for a month or an event. */
                            endDate: string | null;
                            /** @description The restaurant that it was made in. */
                            restaurantId: string;
                            /**
                             * @description The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published.
                             * @enum {string}
                             */
                            database: "organization" | "rise";
                            /** @description Grams CO2e of all that is covered; null in a draft, and when nothing is. */
                            co2: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description The same without land-use change; null where the split of any part is unknown, never a copy. */
                            co2WithoutLandUseChange: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /** @description Servings sold; null in a draft, and of purchases, which have none. */
                            totalServings: number | null;
                            /** @description By kg CO2e of an average 400 g of what was sold or bought; null in a draft, when unknown, and where `coverageState` is `too_little`. */
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            /** @description The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures. */
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            /** @description Share of everything that was sold or bought that has a figure, 0–1; null in a draft, and when nothing is known of the whole. */
                            coverage: number | null;
                            /**
                             * @description `whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, and in a draft: `level` and `label` are null, `co2` is at least what is counted so far.
                             * @enum {string}
                             */
                            coverageState: "whole" | "partial" | "too_little";
                            /**
                             * @description What it is a share of: servings sold; weight bought, a row of unknown weight being in the whole with the median of its kind; money where no weight is known.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description Rows that wait for a person to say what they are. */
                            unmatchedRows: number;
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                            /** @description Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
                            consumption: string;
                            /** @description The version of the food data that the figures were made with; null in a draft. */
                            foodDataVersion: string | null;
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                        };
                        /** @description Rows that the report has now; those of one dish and day, or of one article, add up to one. */
                        rows: number;
                        /** @description Rows of this call that could not be matched: they wait for a person, and count as not covered. */
                        unmatched: {
                            /** @description The row’s place in the call, from 0. */
                            index: number;
                            /** @description Its name as written. */
                            name: string;
                        }[];
                        /** @description Purchases of this call that were matched and have no weight: they count as not covered. Empty for sales. */
                        unweighed: {
                            /** @description The row’s place in the call, from 0. */
                            index: number;
                            /** @description Its name as written. */
                            name: string;
                            /**
                             * @description What is missing: the weight of its unit, or an amount.
                             * @enum {string}
                             */
                            code: "unknown_weight" | "no_amount";
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShares: {
        parameters: {
            query: {
                /** @description The restaurant that bought; every one of the organization when left out. */
                restaurantId?: string;
                /** @description The first day or month: `2026-01` is its first day. */
                from: string;
                /** @description The last day or month: `2026-03` is its last day. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The first day. */
                        from: string;
                        /** @description The last day. */
                        to: string;
                        /** @description ISO 4217 code where the invoices of the time have one and the same; null when that is not known, and where other money is in another one. */
                        currency: string | null;
                        /** @description Kilograms of food and drink, as far as they are known. */
                        kg: number;
                        /** @description What food and drink cost, net, as far as it is known; null where nothing has a price, and where it is in several currencies. */
                        money: number | null;
                        /** @description The same of what is no food: napkins, deposits, freight. */
                        setAside: {
                            /** @description Kilograms, as far as they are known. */
                            kg: number;
                            /** @description What it cost, net; null where nothing has a price. */
                            money: number | null;
                        };
                        /** @description Articles of which more came back than was bought in the time: they come off `kg` and `money`, and are in neither side of a share. */
                        sentBack: {
                            /** @description How many articles. */
                            articles: number;
                            /** @description How many kilograms more came back than were bought. */
                            kg: number;
                            /** @description The same in money, net; null where nothing has a price. */
                            money: number | null;
                        };
                        /** @description The rules, each with what these purchases would reach. */
                        rules: {
                            /** @description A stable word for the rule: `de_bio_ahvv`. */
                            rule: string;
                            /** @description The country whose rule it is, ISO 3166 alpha-2. */
                            country: string;
                            /**
                             * @description Whether kilograms or net money are counted.
                             * @enum {string}
                             */
                            basis: "kg" | "money";
                            /** @description What counts of the whole, 0–1. */
                            share: number;
                            /** @description The whole, in `basis`: food and drink whose amount is known. */
                            of: number;
                            /** @description The share in per cent, rounded as the rule asks; else to one decimal. */
                            rounded: number;
                            /** @description What these purchases would reach; a mark also needs its certificate. Null for none, and while it is open. */
                            level: ("basic" | "bronze" | "silver" | "gold" | "met") | null;
                            /** @description True while the articles without an amount could change the level: each may be as large as the largest that is known, and no dearer by weight. */
                            isOpen: boolean;
                            /** @description What is unknown of the articles that the rule is about. */
                            unknown: {
                                /** @description How many articles have no amount in this basis. */
                                articles: number;
                                /** @description Kilograms of these, as far as they are known. */
                                kg: number;
                                /** @description What these cost, net; null where nothing has a price. */
                                money: number | null;
                            };
                            /** @description What is missing to the next level; null at the highest, while the level is open, and where nothing was bought. */
                            next: {
                                /**
                                 * @description The next level.
                                 * @enum {string}
                                 */
                                level: "basic" | "bronze" | "silver" | "gold" | "met";
                                /** @description How much of what does not count would have to count, in `unit`. */
                                missing: number;
                                /**
                                 * @description What `missing` counts.
                                 * @enum {string}
                                 */
                                unit: "kg" | "money";
                            } | null;
                            /** @description The part of the articles whose amount is known in this basis, 0–1. */
                            known: number;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTargets: {
        parameters: {
            query?: {
                /** @description The restaurant whose targets are listed; those of the whole organization when left out. */
                restaurantId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The targets, twelve at most. */
                        items: {
                            /** @description What people call it; may be empty. */
                            name: string;
                            /**
                             * @description The published target that it follows; null for one of your own.
                             * @default null
                             */
                            preset: ("coolfood_absolute" | "coolfood_per_calorie" | "one_planet_lunch" | "own_per_kg") | null;
                            /**
                             * @description Whether it speaks of what is sold or of what is bought.
                             * @enum {string}
                             */
                            variety: "sales" | "procurement";
                            /**
                             * @description What the CO2e is counted by; `kcal`: by 1,000 kcal of the food as it was bought.
                             * @enum {string}
                             */
                            basis: "portion" | "kg" | "kcal" | "total";
                            /**
                             * @description With or without land-use change.
                             * @default with
                             * @enum {string}
                             */
                            landUse: "with" | "without";
                            /**
                             * @description The emission database that counts.
                             * @default organization
                             * @enum {string}
                             */
                            location: "organization" | "rise";
                            /** @description The first month of the base period, `YYYY-MM`. */
                            baseFrom: string;
                            /** @description Its last month, `YYYY-MM`; a year at most. */
                            baseTo: string;
                            /** @description Where to get to: a share less than the base, or a value to come to. */
                            goal: {
                                /**
                                 * @description Whether the goal is a share less than the base or a value of its own.
                                 * @enum {string}
                                 */
                                kind: "reduction" | "value";
                                /** @description Percent less than the base (`reduction`), or grams CO2e per portion, kilogram or 1,000 kcal, of a total per year (`value`). */
                                amount: number;
                            };
                            /** @description By the end of this year the goal is to be met. */
                            goalYear: number;
                            /**
                             * @description Where the goal comes from: a plan, a decision and its date; may be empty.
                             * @default
                             */
                            source: string;
                            /** @description The target’s id. */
                            id: string;
                            /** @description The restaurant whose target it is; null for one of the whole organization. */
                            restaurantId: string | null;
                            /** @description How often it was saved. */
                            version: number;
                            /** @description When it was last changed, ISO 8601. */
                            updatedAt: string;
                            /**
                             * @description What the figures include: everything from farm to kitchen door.
                             * @constant
                             */
                            boundary: "farm_to_kitchen_door";
                        }[];
                        /** @description What to send as `cursor` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTargetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The target’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What people call it; may be empty. */
                        name: string;
                        /**
                         * @description The published target that it follows; null for one of your own.
                         * @default null
                         */
                        preset: ("coolfood_absolute" | "coolfood_per_calorie" | "one_planet_lunch" | "own_per_kg") | null;
                        /**
                         * @description Whether it speaks of what is sold or of what is bought.
                         * @enum {string}
                         */
                        variety: "sales" | "procurement";
                        /**
                         * @description What the CO2e is counted by; `kcal`: by 1,000 kcal of the food as it was bought.
                         * @enum {string}
                         */
                        basis: "portion" | "kg" | "kcal" | "total";
                        /**
                         * @description With or without land-use change.
                         * @default with
                         * @enum {string}
                         */
                        landUse: "with" | "without";
                        /**
                         * @description The emission database that counts.
                         * @default organization
                         * @enum {string}
                         */
                        location: "organization" | "rise";
                        /** @description The first month of the base period, `YYYY-MM`. */
                        baseFrom: string;
                        /** @description Its last month, `YYYY-MM`; a year at most. */
                        baseTo: string;
                        /** @description Where to get to: a share less than the base, or a value to come to. */
                        goal: {
                            /**
                             * @description Whether the goal is a share less than the base or a value of its own.
                             * @enum {string}
                             */
                            kind: "reduction" | "value";
                            /** @description Percent less than the base (`reduction`), or grams CO2e per portion, kilogram or 1,000 kcal, of a total per year (`value`). */
                            amount: number;
                        };
                        /** @description By the end of this year the goal is to be met. */
                        goalYear: number;
                        /**
                         * @description Where the goal comes from: a plan, a decision and its date; may be empty.
                         * @default
                         */
                        source: string;
                        /** @description The target’s id. */
                        id: string;
                        /** @description The restaurant whose target it is; null for one of the whole organization. */
                        restaurantId: string | null;
                        /** @description How often it was saved. */
                        version: number;
                        /** @description When it was last changed, ISO 8601. */
                        updatedAt: string;
                        /**
                         * @description What the figures include: everything from farm to kitchen door.
                         * @constant
                         */
                        boundary: "farm_to_kitchen_door";
                        /** @description Its base, its goal, its months and whether they are on the path. */
                        path: {
                            /** @description The months that the target sets out from, and their value. */
                            base: {
                                /** @description Grams CO2e by what the target counts, of a total a month; null when unknown or of too little. */
                                value: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description Share of everything sold or bought that is counted, 0–1. */
                                coverage: number | null;
                                /**
                                 * @description What may be said of it.
                                 * @enum {string}
                                 */
                                coverageState: "whole" | "partial" | "too_little";
                                /** @description Months of the base that have a completed report. */
                                months: number;
                                /** @description Months that it has. */
                                of: number;
                            };
                            /** @description What is to be come to, and by when. */
                            goal: {
                                /** @description The month by whose end it is to be met, `YYYY-MM`. */
                                month: string;
                                /** @description Grams CO2e to come to, of a total a month; null without a base. */
                                value: number | null;
                                /** @description Whether that month is over: from then on it is met or missed by what the months of the goal’s year were. */
                                isOver: boolean;
                            };
                            /** @description At most 36 months up to the latest full one, and the first year of the path though it is to come. */
                            months: {
                                /** @description The month, `YYYY-MM`. */
                                month: string;
                                /** @description Kitchens with a completed report. */
                                kitchens: number;
                                /** @description Kitchens that should have one. */
                                expected: number;
                                /** @description Grams CO2e by what the target counts, of a total a month; null when unknown or of too little. */
                                value: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description Share of everything sold or bought that is counted, 0–1. */
                                coverage: number | null;
                                /**
                                 * @description What may be said of it.
                                 * @enum {string}
                                 */
                                coverageState: "whole" | "partial" | "too_little";
                                /** @description Grams CO2e of the path; null in the base period, and without a base. */
                                path: number | null;
                                /** @description Whether the month is still to come: nothing is missing of it. */
                                isAhead: boolean;
                            }[];
                            /** @description The months that are judged: the latest twelve since the base, or those of the goal’s year once it is over; null without any. */
                            latest: {
                                /** @description The first month that is judged. */
                                from: string;
                                /** @description The last one. */
                                to: string;
                                /** @description Months of them that have a completed report. */
                                months: number;
                                /** @description Grams CO2e by what the target counts, of a total a month; null when unknown or of too little. */
                                value: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description Share of everything sold or bought that is counted, 0–1. */
                                coverage: number | null;
                                /**
                                 * @description What may be said of it.
                                 * @enum {string}
                                 */
                                coverageState: "whole" | "partial" | "too_little";
                                /** @description Grams CO2e of the path over the same months; once the goal’s year is over, of the goal. */
                                path: number | null;
                            } | null;
                            /** @description Those months against the path over them, or the goal once its year is over; null where nothing is said of them. */
                            verdict: {
                                /** @description Grams CO2e by what both are divided by; null where it cannot be drawn yet. */
                                co2: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /** @description Percent of what is compared with; null where that is 0. */
                                percent: {
                                    /** @description The best estimate, in the unit of the field that it stands in. */
                                    value: number;
                                    /** @description Low end of the 90 % range, in the same unit. */
                                    low: number;
                                    /** @description High end of the 90 % range, in the same unit. */
                                    high: number;
                                } | null;
                                /**
                                 * @description What may be said of it.
                                 * @enum {string}
                                 */
                                sure: "surely_less" | "probably_less" | "cannot_tell" | "probably_more" | "surely_more";
                                /** @description What would settle it. */
                                settledBy: {
                                    /**
                                     * @description What would make it surer; `nothing` where it is sure, or both are the same.
                                     * @enum {string}
                                     */
                                    kind: "nothing" | "amounts" | "uncounted" | "food" | "food_data" | "adding_up";
                                    /** @description The food whose figure moves the difference most: its id, its name, or what a person called it. */
                                    food: string | null;
                                };
                            } | null;
                            /** @description Why nothing is said; null when something is. */
                            withheld: ("no_base" | "base_too_little" | "no_months" | "no_goal_months" | "too_little" | "land_use_unknown" | "energy_unknown") | null;
                            /** @description Grams CO2e a year above the goal at the amounts of the latest months; below 0 where it is met. Null once the goal’s year is over. */
                            gap: {
                                /** @description The best estimate, in the unit of the field that it stands in. */
                                value: number;
                                /** @description Low end of the 90 % range, in the same unit. */
                                low: number;
                                /** @description High end of the 90 % range, in the same unit. */
                                high: number;
                            } | null;
                            /**
                             * @description What coverage is a share of.
                             * @enum {string}
                             */
                            coverageOf: "servings" | "weight" | "money";
                            /** @description The release of the food data that all months are counted with where their reports were made with several; null: as published. */
                            foodDataVersion: string | null;
                            /** @description The versions of the food data of the base and the latest months. */
                            foodDataVersions: string[];
                        };
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
